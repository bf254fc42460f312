/** The charts of how a game went. */
import { expect, test } from "vitest";
import { topOf } from "../../../tabletop/page/story/top";

test("the line in the middle of a chart is at a whole number, which stands beside it", () => {
  expect(topOf({ Red: [1, 5], Blue: [1, 2] })).toBe(6);
  expect(topOf({ Red: [33, 100], Blue: [67, 0] })).toBe(100);
  expect([topOf({ Red: [0, 0] }), topOf({ Red: [1] }), topOf({})]).toEqual([2, 2, 2]);
});
