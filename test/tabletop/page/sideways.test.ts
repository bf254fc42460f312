/** What hangs in the middle goes aside where it would lie on what is chosen at both edges, and has room there. */
import { expect, test } from "vitest";
import { sidewaysOf } from "../../../tabletop/page/panels/sideways";
import type { LaidOut } from "../../../tabletop/page/panels/lower";
import type { Rect } from "../../../tabletop/xml/layout/rect";

/** A window of 1280 by 720 with a column of panels at each side. */
const INSIDE: Rect = { x: 52, y: 0, w: 1228, h: 720 };
const KINGDOMS: Rect = { x: 52, y: 0, w: 174, h: 290 };
const ACTION: Rect = { x: 1030, y: 373, w: 248, h: 320 };
const laidOut = (...floating: Rect[]): LaidOut => ({
  boxes: [],
  docks: { docked: [KINGDOMS, ACTION], floating },
});

const HIGH: Rect = { x: 411, y: 107, w: 433, h: 245 };
const LOW: Rect = { ...HIGH, y: 443 };
const NO_MORE = { up: 0, down: 0 };
/** Navarre and France, which reach under both. */
const LANDS: Rect = { x: 385, y: 270, w: 140, h: 210 };

const sideways = (floating: Rect[], avoid: Rect, grow = NO_MORE): number =>
  sidewaysOf(
    laidOut(...floating),
    () => laidOut(...floating.map((box) => (box === LOW ? HIGH : box))),
    avoid,
    INSIDE,
    grow,
  );

test("to the right up to what is docked there, where that is free of it", () => {
  expect(sideways([LOW], LANDS)).toBe(1030 - 6 - 844);
});

test("to the left where only that is", () => {
  expect(sideways([LOW], { ...LANDS, x: 740 })).toBe(226 + 6 - 411);
});

test("it stays where it lies on nothing of it, now and with a question, and where it would lie on as much aside", () => {
  expect(sideways([LOW], { ...LANDS, h: 100 })).toBe(0);
  expect(sideways([LOW], { ...LANDS, h: 120 }, { up: 64, down: 0 })).toBe(180);
  expect(sideways([LOW], { ...LANDS, x: 230, w: 800 })).toBe(0);
});

test("what is in its place at both edges is no part of the column, and stays out of account", () => {
  const land: Rect = { x: 231, y: 50, w: 270, h: 84 };
  expect(sideways([land, LOW], LANDS)).toBe(180);
});
