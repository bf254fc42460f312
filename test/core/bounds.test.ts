import { expect, test } from "vitest";
import { isWithin, mostOf, upTo } from "../../src/core/bounds";

const bounds = { ...upTo(["man", "horse"], [9, 9]), prices: [1, 3], budget: 4, free: 3 };

test("pieces that are free cost nothing, and pay for nothing else", () => {
  expect(isWithin(bounds, [1, 1])).toBe(true);
  expect(isWithin(bounds, [1, 2])).toBe(false);
  expect(isWithin(bounds, [4, 1])).toBe(true);
  expect(isWithin(bounds, [5, 1])).toBe(false);
  expect(isWithin(bounds, [7, 0])).toBe(true);
  expect(mostOf(bounds, [1, 0], 1)).toBe(1);
  expect(mostOf(bounds, [0, 1], 0)).toBe(4);
});
