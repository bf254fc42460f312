/** A rectangle in units, from the screen's upper left, y downwards. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What two have in common; a size is below 0 where that is nothing. */
export function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

/** Whether all of `b` is in `a`, or sticks out by no more than so much. */
export function contains(a: Rect, b: Rect, by = 0): boolean {
  const [right, foot] = [a.x + a.w + by, a.y + a.h + by];
  return b.x >= a.x - by && b.y >= a.y - by && b.x + b.w <= right && b.y + b.h <= foot;
}

export function isSame(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}

/** The least one around some; undefined around none. */
export function joined(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.w));
  const foot = Math.max(...rects.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: foot - y };
}
