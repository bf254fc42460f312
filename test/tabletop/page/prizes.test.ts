/** What somebody wins flies to its place, once, and not where a table is laid. */
import { expect, test } from "vitest";
import { comingOf, prizesOf, startOf } from "../../../tabletop/page/map/prizes";
import { figuresOf, type Figure } from "../../../tabletop/page/map/figures";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Piece } from "../../../tabletop/wire/view";

const DRAWINGS: Drawings = {
  title: "",
  files: { cup: { icon: "cup.svg", prize: true }, boot: { icon: "boot.svg" } },
};

function piece(mesh: string, more: Partial<Piece> = {}): Piece {
  return {
    ...{ type: "Generic", at: [0, 1, 0], turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1] },
    ...{ tint: "#ffffff", side: "front", mesh: `/a/${mesh}.obj` },
    ...more,
  };
}

const drawn = (pieces: Record<string, Piece>): Figure[] => figuresOf(pieces, DRAWINGS, "Red");

function flies(now: Record<string, Piece>, before: Record<string, Piece>): string[] {
  return prizesOf(drawn(now), drawn(before))
    .map(({ key }) => key)
    .sort();
}

test("a prize that has come, or stands for one more", () => {
  const before = { a: piece("cup", { count: 1 }), b: piece("cup", { count: 2 }) };
  const after = { a: piece("cup", { count: 2 }), b: piece("cup", { count: 1 }), c: piece("cup") };
  expect(flies(after, before)).toEqual(["a", "c"]);
  expect(flies(after, after)).toEqual([]);
});

test("neither other pieces, nor what moves there already, nor a table that is laid", () => {
  const move = { at: [9, 1, 9], turn: [0, 180, 0], start: 0, length: 60, way: "smooth" } as const;
  expect(flies({ a: piece("boot"), b: piece("cup", { move }) }, {})).toEqual([]);
  expect(flies({ a: piece("cup"), b: piece("cup"), c: piece("cup"), d: piece("cup") }, {})).toEqual([]);
});

test("a card flies to the hand over the map, where a script lets it fall into the hand below the window, too", () => {
  const free = { x: 52, y: 0, w: 972, h: 697 };
  expect(startOf(free, { x: 300, y: 200 })).toEqual({ x: 300, y: 200 });
  for (const from of [{ x: 520, y: 860 }, undefined])
    expect(startOf(free, from)).toEqual({ x: 538, y: 348.5 });
});

test("a card that is made anew with its face flies once", () => {
  expect(comingOf(["a", "b"], new Set(["a"]))).toEqual(["b"]);
  expect(comingOf(["a", "c"], new Set(["a", "b"]))).toEqual([]);
  expect(comingOf(["a"], new Set(["a", "b"]))).toEqual([]);
});
