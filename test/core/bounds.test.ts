import { expect, test } from "vitest";
import { isWithin, roomFor, upTo } from "../../src/core/bounds";

const bounds = { ...upTo(["man", "horse"], [9, 9]), prices: [1, 3], budget: 4, free: 3 };

test("pieces that are free cost nothing, and pay for nothing else", () => {
  expect(isWithin(bounds, [1, 1])).toBe(true);
  expect(isWithin(bounds, [1, 2])).toBe(false);
  expect(isWithin(bounds, [4, 1])).toBe(true);
  expect(isWithin(bounds, [5, 1])).toBe(false);
  expect(isWithin(bounds, [7, 0])).toBe(true);
  expect(roomFor(bounds, [1, 0], 1)).toBe(1);
  expect(roomFor(bounds, [0, 1], 0)).toBe(4);
});
