import type { Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";

/** Where a count lies from the middle of an icon, in shares of its size; where it may lie, the best first. */
const ASIDE = 0.34;
const DOWN = 0.4;
const PLACES = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
] as const;

/** What of a shield no count may cover, in shares of its size. */
export const SHIELD = { w: 0.84, h: 0.96 };

/** The room of an icon that tells a total. */
export function totalRect(at: Point, size: number): Rect {
  const [w, h] = [size * SHIELD.w, size * SHIELD.h];
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

/** The room of a count about its icon: the first that is free, or the one that is covered least. */
export function countRect(at: Point, size: number, w: number, h: number, taken: readonly Rect[]): Rect {
  const rooms = PLACES.map(([right, down]) => ({
    ...{ x: at.x + right * size * ASIDE - w / 2, y: at.y + down * size * DOWN - h / 2 },
    ...{ w, h },
  }));
  return leastCovered(rooms, taken);
}

/** The first of some rooms, one at least, that nothing covers, or the one that is covered least. */
export function leastCovered(rooms: readonly Rect[], taken: readonly Rect[]): Rect {
  let best = rooms[0];
  let least = Infinity;
  for (const rect of rooms) {
    let covered = 0;
    for (const other of taken) covered += shared(rect, other);
    if (covered < least) [best, least] = [rect, covered];
    if (covered === 0) break;
  }
  return best;
}

/** The room that two have in common. */
function shared(one: Rect, other: Rect): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}
