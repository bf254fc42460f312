export interface Point {
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

/** A rectangle in units, from the screen's upper left, y downwards. */
export interface Rect extends Point, Size {}

/** What two have in common; a size is below 0 where that is nothing. */
export function common(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    w: Math.min(one.x + one.w, other.x + other.w) - x,
    h: Math.min(one.y + one.h, other.y + other.h) - y,
  };
}

/** Whether all of `b` is in `a`, or sticks out by no more than so much. */
export function contains(one: Rect, other: Rect, by = 0): boolean {
  const [right, foot] = [one.x + one.w + by, one.y + one.h + by];
  return (
    other.x >= one.x - by && other.y >= one.y - by && other.x + other.w <= right && other.y + other.h <= foot
  );
}

export function isSame(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}

/** The least one around some; undefined around none. */
export function joined(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.w));
  const foot = Math.max(...rects.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: foot - y };
}
