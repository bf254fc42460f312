/** What hangs in the middle stands on the lower edge where it would lie on what is chosen, until it is gone. */
import { expect, test } from "vitest";
import { isSameColumn, lowerOf, type LaidOut } from "../../../tabletop/page/panels/lower";
import type { Rect } from "../../../tabletop/xml/layout/rect";

const DOCK: Rect = { x: 800, y: 400, w: 200, h: 300 };
const laidOut = (...floating: Rect[]): LaidOut => ({ boxes: [], docks: { docked: [DOCK], floating } });

const HIGH = laidOut({ x: 300, y: 50, w: 400, h: 200 });
const LOW = laidOut({ x: 300, y: 450, w: 400, h: 200 });
const NORTH: Rect = { x: 400, y: 100, w: 100, h: 100 };
const SOUTH: Rect = { x: 400, y: 500, w: 100, h: 100 };

test("a battle in the north goes below, one in the south hangs above, and so does one with nothing chosen", () => {
  expect(lowerOf(HIGH, () => LOW, NORTH, undefined)).toBe(LOW);
  expect(lowerOf(HIGH, () => LOW, SOUTH, undefined)).toBeUndefined();
  expect(lowerOf(HIGH, () => LOW, undefined, undefined)).toBeUndefined();
});

test("what was below stays there until it is gone or would lie on much of what is chosen", () => {
  expect(lowerOf(HIGH, () => LOW, undefined, "low")).toBe(LOW);
  expect(lowerOf(HIGH, () => LOW, SOUTH, "low")).toBeUndefined();
  expect(lowerOf(laidOut(), () => laidOut(), NORTH, "low")).toBeUndefined();
});

test("a battle stays at its edge while it grows by a question, and when it ends", () => {
  const asking = laidOut({ x: 300, y: 50, w: 400, h: 260 });
  const between: Rect = { x: 400, y: 290, w: 100, h: 140 };
  expect(lowerOf(asking, () => LOW, between, "high")).toBeUndefined();
  expect(lowerOf(HIGH, () => LOW, NORTH, "high")).toBe(LOW);
  const lowAsking = laidOut({ x: 300, y: 390, w: 400, h: 260 });
  expect(lowerOf(asking, () => lowAsking, between, "low")).toBe(lowAsking);
  expect(lowerOf(HIGH, () => LOW, undefined, "low")).toBe(LOW);
});

test("a battle below stays there when a page opens with it, where the two would lie on what is chosen above as well", () => {
  // Both are 368 pixels high, and the chosen lands stand between the edges.
  const [above, below] = [50, 282].map((y) => laidOut({ x: 300, y, w: 400, h: 368 }));
  const lands: Rect = { x: 350, y: 230, w: 150, h: 200 };
  expect(lowerOf(above, () => below, lands, "low")).toBe(below);
  expect(lowerOf(above, () => below, { ...lands, y: 260 }, "high")).toBeUndefined();
  const onBoth: Rect = { ...lands, y: 250, h: 250 };
  expect(lowerOf(above, () => below, onBoth, "low")).toBe(below);
  expect(lowerOf(above, () => below, { ...onBoth, y: 190 }, "high")).toBeUndefined();
});

test("a battle that begins counts with a question: it goes to the edge at which that will cover less", () => {
  const near: Rect = { x: 400, y: 260, w: 100, h: 100 };
  expect(lowerOf(HIGH, () => LOW, near, undefined)).toBe(LOW);
});

test("a battle that begins lies on nothing of what is chosen where it can", () => {
  expect(lowerOf(HIGH, () => LOW, { x: 400, y: 290, w: 100, h: 90 }, undefined)).toBe(LOW);
});

test("it hangs above where it would lie as much on what is chosen at both edges, or on a docked panel below", () => {
  expect(lowerOf(HIGH, () => LOW, { x: 400, y: 100, w: 100, h: 500 }, undefined)).toBeUndefined();
  expect(lowerOf(HIGH, () => laidOut({ x: 600, y: 450, w: 400, h: 200 }), NORTH, undefined)).toBeUndefined();
});

test("a battle that begins when a territory's window goes is new; one that grows or has the other edge is not", () => {
  const land: Rect = { x: 230, y: 50, w: 270, h: 124 };
  const battle: Rect = { x: 411, y: 107, w: 433, h: 204 };
  expect(isSameColumn([land], [battle])).toBe(false);
  expect(isSameColumn([], [battle])).toBe(false);
  expect(isSameColumn([battle], [land, { ...battle, y: 450, h: 238 }])).toBe(true);
});
