/** Where a whole map has few pixels, shields that tell totals are drawn beside each other, each near its place. */
import { expect, test } from "vitest";
import { apartOf } from "../../../tabletop/page/map/apart";
import { sizeOf } from "../../../tabletop/page/map/figure";
import { figuresOf } from "../../../tabletop/page/map/figures";
import type { Drawings } from "../../../tabletop/page/drawings";
import type { Piece } from "../../../tabletop/wire/view";

const DRAWINGS: Drawings = { title: "", files: { shield: { icon: "shield.svg", far: "grow", width: 0.8 } } };
const SCALE = 9;

const shield = (x: number, z: number): Piece => ({
  ...{
    type: "Generic",
    at: [x, 1, z],
    turn: [0, 180, 0],
    scale: [1, 1, 1],
    size: [1, 1, 1],
    tint: "#ffffff",
  },
  ...{ side: "front", mesh: "/a/shield.obj", count: 7 },
});

test("shields that would lie on each other are pushed apart, one that lies free stays", () => {
  const figures = figuresOf(
    { a: shield(0, 0), b: shield(0.8, 0.2), c: shield(1.2, -0.4), far: shield(20, 9) },
    DRAWINGS,
    "Red",
  );
  const { places } = apartOf(figures, SCALE, ({ piece }) => ({ x: piece.at[0], z: piece.at[2] }));
  expect([...places.keys()].sort()).toEqual(["a", "b", "c"]);
  const all = [...places.values()];
  const size = sizeOf(figures[0], SCALE) / SCALE;
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      const free = [Math.abs(one.x - other.x) / (size * 0.84), Math.abs(one.z - other.z) / (size * 0.96)];
      expect(Math.max(...free)).toBeGreaterThan(0.97);
    }
  for (const [key, { x, z }] of places) {
    const [hx, , hz] = figures.find((one) => one.key === key)?.piece.at ?? [0, 0, 0];
    expect(Math.hypot(x - hx, z - hz)).toBeLessThan(size);
  }
});
