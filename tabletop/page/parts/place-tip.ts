import { overlap } from "../panels/free";
import type { Point } from "../map/camera";
import type { Rect } from "../../xml/layout/rect";

/** Between a tip and what it tells of, and between it and the window's edge, in pixels. */
const GAP = 8;
const EDGE = 6;
/** What is larger than that has its tip beside the pointer. */
const LARGE = 96;

/**
 * Where the upper left corner of a tip goes that tells of `what`: beside it, or at the pointer where it is large, within
 * the window, and at that side where it covers none of the `others`, or only those that are the farthest off. All in
 * pixels of the window.
 */
export function placeTip(
  what: Rect,
  pointer: Point,
  tip: { w: number; h: number },
  window: { w: number; h: number },
  others: readonly Rect[],
): Point {
  const { x, y, w, h } = narrowed(what, pointer);
  const along = (at: number, size: number, most: number): number =>
    Math.max(EDGE, Math.min(at - size / 2, most - size - EDGE));
  const [across, down] = [along(x + w / 2, tip.w, window.w), along(y + h / 2, tip.h, window.h)];
  const sides: Point[] = [
    { x: across, y: y + h + GAP },
    { x: across, y: y - tip.h - GAP },
    { x: x + w + GAP, y: down },
    { x: x - tip.w - GAP, y: down },
    { x: what.x + what.w + GAP, y: down },
    { x: what.x - tip.w - GAP, y: down },
  ];
  const isInside = (at: Point): boolean =>
    at.x >= EDGE && at.y >= EDGE && at.x + tip.w <= window.w - EDGE && at.y + tip.h <= window.h - EDGE;
  const farOff = (other: Rect): number =>
    Math.hypot(other.x + other.w / 2 - x - w / 2, other.y + other.h / 2 - y - h / 2);
  /** How far off the nearest one is that it would cover: those of the same row are the nearest. */
  const clear = (at: Point): number =>
    Math.min(Infinity, ...others.filter((other) => overlap({ ...at, ...tip }, other)).map(farOff));
  const inside = sides.filter(isInside);
  if (inside.length === 0)
    return { x: across, y: Math.max(EDGE, Math.min(y + h + GAP, window.h - tip.h - EDGE)) };
  return inside.reduce((best, side) => (clear(side) > clear(best) ? side : best));
}

/** Of what is large only what is at the pointer. */
function narrowed({ x, y, w, h }: Rect, pointer: Point): Rect {
  const [wide, high] = [w > LARGE, h > LARGE];
  return {
    ...{ x: wide ? pointer.x - GAP : x, w: wide ? 2 * GAP : w },
    ...{ y: high ? pointer.y - GAP : y, h: high ? 2 * GAP : h },
  };
}
