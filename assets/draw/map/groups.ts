/** How units stand side by side: as offsets from their middle, in steps of a unit's width. */
type Group = readonly (readonly [number, number])[];

/** Some in a row, so far below the middle, and so far right of it. */
export const inRow = (count: number, down = 0, right = 0): Group =>
  Array.from({ length: count }, (_, i) => [right + i - (count - 1) / 2, down]);

/** A row that stands by turns so far above the middle and below it. */
export const zigzag = (count: number, by: number): Group =>
  inRow(count).map(([x], i) => [x, i % 2 === 0 ? -by : by]);

/** A column, each so far below the last, and so far right of it. */
export const inColumn = (count: number, down = 1, right = 0): Group =>
  inRow(count).map(([x]) => [x * right, x * down]);
