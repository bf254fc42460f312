import { describe, expect, test } from "vitest";
import { belowOf, coverOf, docksOf, freeRect } from "../../../tabletop/page/panels/free";
import { documentOf } from "../../../tabletop/page/panels/document";
import { solve } from "../../../tabletop/xml/layout/solve";
import { arial } from "../../../tabletop/xml/layout/arial";
import type { Interface } from "../../../tabletop/wire/view";

const WINDOW = { x: 0, y: 0, w: 1280, h: 720 };
const BOARD = { w: 41, d: 36 };

describe("The map has what docked panels leave", () => {
  const right = { x: 960, y: 0, w: 320, h: 720 };
  const top = { x: 300, y: 0, w: 500, h: 90 };

  test("how much of something is covered is told by what covers most of it", () => {
    const chosen = { x: 100, y: 100, w: 100, h: 100 };
    expect(coverOf(chosen, [])).toBe(0);
    expect(coverOf(chosen, [{ x: 300, y: 300, w: 50, h: 50 }])).toBe(0);
    const [half, fifth] = [50, 20].map((h) => ({ x: 0, y: 200 - h, w: 400, h: 400 }));
    expect(coverOf(chosen, [half, fifth])).toBeCloseTo(0.5);
  });

  test("a column at the right and a bar above are kept free", () => {
    expect(freeRect(WINDOW, [right, top], BOARD)).toEqual({ x: 0, y: 90, w: 960, h: 630 });
  });

  test("without panels it is the window", () => {
    expect(freeRect(WINDOW, [], BOARD)).toEqual(WINDOW);
  });

  test("a bar above that is short is passed at its side, if the board is the larger for it", () => {
    const small = { x: 0, y: 0, w: 200, h: 400 };
    expect(freeRect(WINDOW, [small], BOARD)).toEqual({ x: 200, y: 0, w: 1080, h: 720 });
  });

  test("a column whose boxes differ by what arithmetic adds to their edges is one edge", () => {
    const kingdoms = { x: 65.5999999999998, y: 10.6, w: 216, h: 633.6 };
    const status = { x: 1562.4000000000003, y: 10.6, w: 348, h: 168 };
    const log = { x: 1562.3999999999962, y: 184.6, w: 348, h: 96 };
    const own = { x: 1562.3999999999962, y: 697.2, w: 348, h: 40.8 };
    const free = freeRect({ x: 52, y: 0, w: 1868, h: 1040 }, [kingdoms, status, log, own], BOARD);
    expect(free.x).toBeCloseTo(281.6);
    expect(free.w).toBeCloseTo(1280.8);
    expect(free.h).toBe(1040);
  });

  test("pages over the middle and over everything do not move the map; what lies in a panel counts with it", () => {
    const page = { x: 200, y: 100, w: 800, h: 500 };
    const button = { x: 980, y: 20, w: 100, h: 30 };
    const { docked, floating } = docksOf([right, page, button, WINDOW], 1280, 720);
    expect(docked).toEqual([right]);
    expect(floating).toEqual([page]);
  });

  test("a column at the rail is docked in the largest letters as well, which put it farther from there", () => {
    // The kingdoms of Castle Risk in letters half as large again: the rail's 52 pixels, and 23 of wood beside it.
    const kingdoms = { x: 75, y: 22, w: 257, h: 327 };
    expect(docksOf([kingdoms, right], 1280, 720)).toEqual({ docked: [kingdoms, right], floating: [] });
  });

  test("what hangs from the upper edge floats, unless it is a bar", () => {
    const battle = { x: 300, y: 0, w: 440, h: 250 };
    const bar = { x: 0, y: 0, w: 1000, h: 40 };
    expect(docksOf([right, battle], 1280, 720)).toEqual({ docked: [right], floating: [battle] });
    expect(docksOf([bar, right], 1280, 720).docked).toEqual([bar, right]);
    expect([500, 900].map((x) => belowOf([battle], x, 0))).toEqual([250, 0]);
  });
});

describe("The interface of a view is laid out by the solver of Tabletop Simulator's XML", () => {
  const ui: Interface = {
    ...{ loading: false, assets: {} },
    roots: [7],
    elements: {
      7: { tag: "Panel", attributes: { width: "200", height: "100" }, text: "", on: [], children: [9] },
      9: { tag: "Button", attributes: { id: "go" }, text: "Go", on: ["click"], off: true, children: [] },
    },
  };
  const screen = {
    ...{ w: 1280, h: 720, measure: arial() },
    viewer: { color: "Red", host: false, promoted: false, team: "None" },
  };

  test("each box knows the element it is of, what it says, and that it can be clicked, but not now", () => {
    const boxes = solve(documentOf(ui), screen);
    const go = boxes.find(({ id }) => id === "go");
    expect(boxes.map(({ line }) => line)).toEqual([7, 9]);
    expect(go).toMatchObject({ kind: "Button", interactable: false, x: 540, y: 310, w: 200, h: 100 });
    expect(Object.keys(go?.handlers ?? {})).toEqual(["onClick"]);
    expect(go?.text?.lines[0].runs[0].text).toBe("Go");
  });

  test("what has not changed stays the same node", () => {
    const [before] = documentOf(ui);
    const panel = { ...ui.elements["7"], attributes: { width: "300" } };
    const [after] = documentOf({ ...ui, elements: { ...ui.elements, 7: panel } });
    expect(after).not.toBe(before);
    expect(after.children[0]).toBe(before.children[0]);
  });
});
