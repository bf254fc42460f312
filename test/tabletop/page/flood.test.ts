/** Land that changes hands takes its new colour from the border over which it was taken. */
import { expect, test } from "vitest";
import { floodsOf } from "../../../tabletop/page/map/flood";
import { changedLines, boardLines } from "../../../tabletop/page/map/board-lines";
import { figureOf } from "../../../tabletop/page/map/figures";
import type { Place } from "../../../tabletop/page/map/camera";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Line, Piece } from "../../../tabletop/wire/view";

const BOARD: Piece = {
  ...{
    type: "Board",
    at: [0, 1, 0],
    turn: [0, 180, 0],
    scale: [1, 1, 1],
    size: [40, 1, 30],
    tint: "#ffffff",
  },
  side: "front",
};

/** A square of a colour whose lower left corner is at x, 0. */
function square(x: number, color: string): Line {
  const corners = [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 4],
    [2, 4],
    [0, 4],
  ];
  const points = corners.map(([dx, z]) => [x + dx, 0, z] as const);
  return { points: [...points], color, thickness: 0.1, turn: [0, 0, 0], loop: true };
}

const board = (...lines: Line[]): Piece => ({ ...BOARD, lines });

test("from the side on which its conqueror stood before, over what was there", () => {
  const before = board(square(0, "red"), square(5, "blue"), square(10, "green"));
  const after = board(square(0, "red"), square(5, "red"), square(10, "green"));
  const [flood, ...more] = floodsOf("board", after, before, 7);
  expect(more).toEqual([]);
  expect(flood).toMatchObject({
    board: "board",
    since: 7,
    before: { color: "blue" },
    line: { color: "red" },
  });
  expect(flood?.from[0]).toBe(5);
  // It reaches the corner that is the farthest away.
  expect(flood?.reach).toBeGreaterThan(4);
});

test("and from the side that an arrow comes from, where the conqueror stood on several", () => {
  const before = board(square(0, "red"), square(5, "blue"), square(9.5, "red"));
  const after = board(square(0, "red"), square(5, "red"), square(9.5, "red"));
  const fromOf = (...arrows: { from: Place; to: Place }[]): number | undefined =>
    floodsOf("board", after, before, 7, arrows)[0]?.from[0];
  // A board that is turned by half has its corners on the table's other side.
  expect(fromOf()).toBe(9);
  expect(fromOf({ from: { x: -2, z: -2 }, to: { x: -7, z: -2 } })).toBe(5);
  expect(fromOf({ from: { x: -2, z: -2 }, to: { x: -20, z: -2 } })).toBe(9);
});

test("nothing floods where colours are laid out anew, or come from nowhere", () => {
  const many = (color: string): Piece => board(...Array.from({ length: 12 }, (_, i) => square(i * 5, color)));
  expect(floodsOf("board", many("red"), board(...(many("blue").lines ?? []), square(90, "red")), 0)).toEqual(
    [],
  );
  expect(floodsOf("board", many("red"), undefined, 0)).toEqual([]);
  expect(floodsOf("board", board(square(0, "red")), board(square(0, "blue")), 0)).toEqual([]);
});

test("of the ground those borders are drawn anew that have another colour, or have it now that it has spread", () => {
  const before: Piece = {
    ...BOARD,
    lines: [square(0, "#ff0000"), square(4, "#0000ff"), square(8, "#00ff00")],
  };
  const after: Piece = {
    ...BOARD,
    lines: [square(0, "#ff0000"), square(4, "#ff0000"), square(8, "#00ff00")],
  };
  const drawings = { title: "" } as Drawings;
  const on = (piece: Piece, floods: ReturnType<typeof floodsOf> = []): ReturnType<typeof boardLines> =>
    boardLines([figureOf("board", piece, drawings)], floods);
  const xOf = (changed: ReturnType<typeof changedLines>): number[] =>
    changed.map(({ line }) => line.points[0][0]);
  expect(xOf(changedLines(on(before), on(before)))).toEqual([]);
  expect(xOf(changedLines(on(before), on(after)))).toEqual([4]);
  const floods = floodsOf("board", after, before, 0);
  expect(xOf(changedLines(on(before), on(after, floods)))).toEqual([4]);
  expect(xOf(changedLines(on(after, floods), on(after)))).toEqual([4]);
});
