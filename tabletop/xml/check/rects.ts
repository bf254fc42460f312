import type { Box } from "../layout/box";
import type { Rect } from "../layout/rect";

/** What touches is not over it: rounding and the slope of letters are forgiven. */
const TOUCH = 1.5;

export function overlaps(a: Rect, b: Rect): boolean {
  return (
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > TOUCH &&
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > TOUCH
  );
}

/** Whether all of `b` is in `a`. */
export function holds(a: Rect, b: Rect): boolean {
  return (
    b.x >= a.x - TOUCH &&
    b.y >= a.y - TOUCH &&
    b.x + b.w <= a.x + a.w + TOUCH &&
    b.y + b.h <= a.y + a.h + TOUCH
  );
}

/** What of a rectangle is left within another; undefined for nothing. */
export function seen(rect: Rect, clip: Rect | undefined): Rect | undefined {
  if (clip === undefined) return rect;
  const x = Math.max(rect.x, clip.x);
  const y = Math.max(rect.y, clip.y);
  const w = Math.min(rect.x + rect.w, clip.x + clip.w) - x;
  const h = Math.min(rect.y + rect.h, clip.y + clip.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

/** The rectangles that the lines of a box take, one each; empty ones take none. */
export function lineRects({ text }: Box): Rect[] {
  return (text?.lines ?? [])
    .filter((line) => line.width > 0)
    .map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
}

/** The rectangle that the lines of a box take together; undefined where there is no text. */
export function ink(box: Box): Rect | undefined {
  return around(lineRects(box));
}

/** The smallest rectangle around all of these; undefined for none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
