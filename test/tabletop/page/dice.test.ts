import { expect, test } from "vitest";
import { comparedOf } from "../../../tabletop/page/panels/compared";
import { linesOf } from "../../../tabletop/page/panels/dice-lines";
import { figureOf } from "../../../tabletop/page/map/figures";
import { dieOf } from "../../../tabletop/page/map/die";
import { poseOf } from "../../../tabletop/page/map/place";
import type { Box } from "../../../tabletop/xml/layout/box";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Piece } from "../../../tabletop/wire/view";

const DRAWINGS: Drawings = { title: "", files: { cube: { faces: { columns: 3, rows: 2 } } } };
const RESTLESS: Piece = {
  ...{ type: "Dice", at: [0, 1, 0], turn: [90, 0, 0], scale: [1, 1, 1], size: [1, 1, 1], tint: "#ffffff" },
  ...{ side: "front", mesh: "/a/cube-0123456789ab.obj", picture: { url: "/a/skin.png" } },
};
const CUBE: Piece = { ...RESTLESS, shows: 5 };

test("a die shows the face that is up, upright", () => {
  const figure = figureOf("1", CUBE, DRAWINGS);
  expect(figure.kind).toBe("flat");
  const { picture, yaw } = dieOf(figure, poseOf(CUBE, 0)) ?? {};
  expect(picture).toEqual({ url: "/a/skin.png", columns: 3, rows: 2, cell: 4 });
  expect(yaw).toBe(180);
});

test("a die that tumbles shows one face after the other", () => {
  const thrown: Piece = {
    ...RESTLESS,
    move: { way: "tumble", at: [0, 3, 0], turn: [10, 20, 30], start: 0, length: 70 },
  };
  const figure = figureOf("2", thrown, DRAWINGS);
  const cells = new Set(
    Array.from({ length: 70 }, (_, frame) => dieOf(figure, poseOf(thrown, frame))?.picture.cell),
  );
  expect(cells.size).toBeGreaterThan(3);
  expect(cells).not.toContain(undefined);
});

test("what is no die keeps its own picture", () => {
  const card: Piece = { ...CUBE, mesh: "/a/other.obj" };
  expect(dieOf(figureOf("3", card, DRAWINGS), poseOf(card, 0))).toBeUndefined();
});

test("lines join the dice of a panel of which one beats the other, each side counted from the upper left", () => {
  const box = (x: number, y: number): Box => ({ x, y, w: 40, h: 40 }) as Box;
  const [a, b, c, d, e] = [box(0, 0), box(50, 0), box(0, 50), box(300, 0), box(350, 0)];
  const compared = comparedOf([
    { box: c, side: 0, beaten: false },
    { box: e, side: 1, beaten: true },
    { box: b, side: 0, beaten: false },
    { box: a, side: 0, beaten: true },
    { box: d, side: 1, beaten: false },
  ]);
  expect(compared).toEqual([
    { one: a, other: d, winner: 1 },
    { one: b, other: e, winner: 0 },
  ]);
});

test("lines pass beside other dice, and below what is told between the two sides", () => {
  const box = (x: number, y: number): Box => ({ x, y, w: 30, h: 30 }) as Box;
  const line = (x: number, y: number): Box =>
    ({
      x: 0,
      y: 0,
      w: 200,
      h: 200,
      text: { lines: [{ x, y, width: 20, height: 16, runs: [] }] },
    }) as unknown as Box;
  const [a, b, c, d] = [box(0, 0), box(33, 0), box(0, 33), box(170, 0)];
  const compared = [{ one: a, other: d, winner: 0 }];
  const told = [line(90, 0), line(90, 20), line(90, 40), line(90, 80), line(0, 70)];
  const wayOf = (boxes: Box[]): string | undefined =>
    /d="([^"]*)"/.exec(linesOf(compared, boxes, [...boxes, ...told]))?.[1];
  expect(wayOf([a, b, d])).toBe("M15 31V60H185V31");
  expect(wayOf([a, b, c, d])).toBe("M31.5 26V60H185V31");
  expect(linesOf([], [a], told)).toBe("");
});
