/** What hangs in the middle stands on the lower edge where it would lie on what is chosen, until it is gone. */
import { expect, test } from "vitest";
import { lowerOf, type LaidOut } from "../../../tabletop/page/panels/lower";
import type { Rect } from "../../../tabletop/xml/layout/rect";

const DOCK: Rect = { x: 800, y: 400, w: 200, h: 300 };
const laidOut = (...floating: Rect[]): LaidOut => ({ boxes: [], docks: { docked: [DOCK], floating } });

const HIGH = laidOut({ x: 300, y: 50, w: 400, h: 200 });
const LOW = laidOut({ x: 300, y: 450, w: 400, h: 200 });
const NORTH: Rect = { x: 400, y: 100, w: 100, h: 100 };
const SOUTH: Rect = { x: 400, y: 500, w: 100, h: 100 };

test("a battle in the north goes below, one in the south hangs above, and so does one with nothing chosen", () => {
  expect(lowerOf(HIGH, () => LOW, NORTH, false)).toBe(LOW);
  expect(lowerOf(HIGH, () => LOW, SOUTH, false)).toBeUndefined();
  expect(lowerOf(HIGH, () => LOW, undefined, false)).toBeUndefined();
});

test("what was below stays there until it is gone or would lie on what is chosen", () => {
  expect(lowerOf(HIGH, () => LOW, undefined, true)).toBe(LOW);
  expect(lowerOf(HIGH, () => LOW, SOUTH, true)).toBeUndefined();
  expect(lowerOf(laidOut(), () => laidOut(), NORTH, true)).toBeUndefined();
});

test("it hangs above where it would lie on what is chosen at both edges, or on a docked panel below", () => {
  expect(lowerOf(HIGH, () => LOW, { x: 400, y: 100, w: 100, h: 500 }, false)).toBeUndefined();
  expect(lowerOf(HIGH, () => laidOut({ x: 600, y: 450, w: 400, h: 200 }), NORTH, false)).toBeUndefined();
});
