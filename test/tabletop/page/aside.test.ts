/** A shield that is drawn larger than its place stands aside, within its land. */
import { expect, test } from "vitest";
import { asideOf } from "../../../tabletop/page/map/aside";
import { poseOf } from "../../../tabletop/page/map/place";
import { figuresOf } from "../../../tabletop/page/map/figures";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Piece } from "../../../tabletop/wire/view";
import type { Vectors } from "../../../tabletop/page/map/outlines";

const DRAWINGS: Drawings = {
  title: "",
  files: {
    shield: { icon: "shield.svg", far: "grow", width: 0.8 },
    archer: { icon: "archer.svg", far: "hide", width: 0.4 },
    board: { board: true, outlines: "outlines.json" },
  },
};

function piece(mesh: string, at: [number, number, number], more: Partial<Piece> = {}): Piece {
  return {
    ...{ type: "Generic", at, turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1], tint: "#ffffff" },
    ...{ side: "front", mesh: `/a/${mesh}.obj`, count: 7 },
    ...more,
  };
}

/** A board of 40 by 36 units in 4000 by 3600 pixels; Algeria's shield lies 100 pixels west of where it has room. */
const VECTORS: Vectors = {
  ...{ w: 4000, h: 3600, regions: [], marks: [], strokes: [] },
  anchors: { algeria: [1000, 3200] },
  roomy: { algeria: [1100, 3200] },
};
const figures = figuresOf(
  {
    shield: piece("shield", [-10, 1.2, -14]),
    late: piece("shield", [-10, 1.2, -14]),
    other: piece("shield", [3, 1.2, 3]),
    archer: piece("archer", [-10, 1.2, -14]),
    coming: piece("shield", [-10, 1.2, -14], {
      move: { at: [0, 1.2, -14], turn: [0, 180, 0], start: 0, length: 10, way: "smooth" },
    }),
  },
  DRAWINGS,
  "Red",
);
const [board] = figuresOf(
  { board: piece("board", [0, 1, 0], { size: [40, 0.2, 36], locked: true }) },
  DRAWINGS,
  "Red",
);

const BOARDS = [{ board: { ...board, w: 40, d: 36 }, vectors: VECTORS }];

/** Where a shield is drawn at a scale, at a frame. */
function drawn(key: string, scale: number, boards = BOARDS, frame = Infinity): { x: number; z: number } {
  const figure = figures.find((one) => one.key === key);
  if (figure === undefined) throw new Error(`There is no ${key}.`);
  const { x, z } = asideOf(figure, poseOf(figure.piece, frame), scale, () => boards);
  return { x, z };
}

test("from far it has gone all the way, from near it is where it lies, and in between it is on its way", () => {
  expect(drawn("shield", 12).x).toBeCloseTo(-9);
  expect(drawn("shield", 12).z).toBeCloseTo(-14);
  for (const scale of [60, 24]) expect(drawn("shield", scale)).toEqual({ x: -10, z: -14 });
  const between = drawn("shield", 19.9).x;
  expect([between > -10, between < -9]).toEqual([true, true]);
});

test("one that stands for no land stays", () => {
  expect(drawn("other", 12)).toEqual({ x: 3, z: 3 });
});

test("units that stand there, and a shield on its way, are drawn where they are", () => {
  for (const scale of [12, 20]) expect(drawn("archer", scale)).toEqual({ x: -10, z: -14 });
  expect(drawn("coming", 12, BOARDS, 5)).toEqual({ x: -5, z: -14 });
  expect(drawn("coming", 12, BOARDS, 10).x).toBeCloseTo(-9);
});

test("a shield stays where it lies until its board is there", () => {
  expect(drawn("late", 12, [])).toEqual({ x: -10, z: -14 });
  expect(drawn("late", 12).x).toBeCloseTo(-9);
});
