/** Of a map that lies still those parts alone are handed on to the screen in which something has changed. */
import { expect, test } from "vitest";
import { divided, isFresh } from "../../../tabletop/page/map/division";

test("parts cover all of it in whole pixels, and reach over each other by one", () => {
  expect(divided(1000, 501, { columns: 3, rows: 2 })).toEqual([
    { x: 0, y: 0, w: 334, h: 252 },
    { x: 333, y: 0, w: 335, h: 252 },
    { x: 667, y: 0, w: 333, h: 252 },
    { x: 0, y: 251, w: 334, h: 250 },
    { x: 333, y: 251, w: 335, h: 250 },
    { x: 667, y: 251, w: 333, h: 250 },
  ]);
  expect(divided(300, 200, { columns: 1, rows: 1 })).toEqual([{ x: 0, y: 0, w: 300, h: 200 }]);
});

test("a piece that has come to rest is in one part, one at an edge in both, with the pixels it covers in part", () => {
  const parts = divided(1200, 800, { columns: 3, rows: 2 });
  const freshBy = (x: number, y: number, size: number, ratio = 1): number[] =>
    parts.flatMap((part, i) => (isFresh(part, [{ x, y, w: size, h: size }], ratio) ? [i] : []));
  expect(freshBy(100, 100, 40)).toEqual([0]);
  expect(freshBy(380, 100, 40)).toEqual([0, 1]);
  expect(freshBy(380, 380, 40)).toEqual([0, 1, 3, 4]);
  expect(freshBy(350, 100, 49.5)).toEqual([0, 1]);
  // At two pixels for one of CSS the same place lies elsewhere.
  expect(freshBy(100, 100, 40, 2)).toEqual([0]);
  expect(freshBy(350, 100, 40, 2)).toEqual([1]);
  expect(parts.filter((part) => isFresh(part, [], 1))).toEqual([]);
});
