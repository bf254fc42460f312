import { common, contains, joined, type Rect } from "../layout/rect";
import type { Box } from "../layout/box";

/** What touches is not over it: rounding and the slope of letters are forgiven. */
const TOUCH = 1.5;

export function overlaps(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > TOUCH && h > TOUCH;
}

/** Whether all of `b` is in `a`. */
export function holds(one: Rect, other: Rect): boolean {
  return contains(one, other, TOUCH);
}

/** What of a rectangle is left within another; undefined for nothing. */
export function seen(rect: Rect, clip: Rect | undefined): Rect | undefined {
  if (clip === undefined) return rect;
  const left = common(rect, clip);
  return left.w > 0 && left.h > 0 ? left : undefined;
}

/** The rectangles that the lines of a box take, one each; empty ones take none. */
export function lineRects({ text }: Box): Rect[] {
  return (text?.lines ?? [])
    .filter((line) => line.width > 0)
    .map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
}

/** Whether something is drawn behind what a box says. */
export function hasGround({ fill, picture }: Box): boolean {
  return picture !== undefined || (fill !== undefined && fill.a > 0);
}

/** The rectangle that the lines of a box take together; undefined where there is no text. */
export function ink(box: Box): Rect | undefined {
  return joined(lineRects(box));
}
