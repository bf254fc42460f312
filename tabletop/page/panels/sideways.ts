import { around } from "../../xml/check/rects";
import { coverOf } from "./free";
import type { LaidOut } from "./lower";
import type { Rect } from "../../xml/layout/rect";

/** Between a column and what is docked beside it, in pixels. */
const GAP = 6;
/** A column goes aside where not more than that share is covered there of what is covered where it is. */
const WORTH = 0.5;

/**
 * How far a column has to go to the right (negative: to the left) so that it lies on less of what is chosen (`avoid`),
 * in pixels: 0, or as far as there is room between what is docked, and not out of `inside`. Of what floats in the layout
 * `chosen` that is the column which `other` has at the other edge; it may `grow` by so many pixels up and down.
 */
export function sidewaysOf(
  chosen: LaidOut,
  other: () => LaidOut,
  avoid: Rect,
  inside: Rect,
  grow: { up: number; down: number },
): number {
  const all = chosen.docks.floating;
  if (coverOf(avoid, all.map(grown(grow))) === 0) return 0;
  const elsewhere = other().docks.floating;
  const column = all.filter((box) => !elsewhere.some(({ x, y }) => x === box.x && y === box.y));
  const place = around(column);
  if (place === undefined) return 0;
  const end = place.x + place.w;
  const { docked } = chosen.docks;
  const left = Math.max(inside.x, ...docked.filter(({ x, w }) => x + w <= place.x).map(({ x, w }) => x + w));
  const right = Math.min(inside.x + inside.w, ...docked.filter(({ x }) => x >= end).map(({ x }) => x));
  const coverAt = (by: number): number =>
    coverOf(
      avoid,
      column.map(grown(grow)).map((box) => ({ ...box, x: box.x + by })),
    );
  const ways = [right - GAP - end, left + GAP - place.x].filter((by, i) => (i === 0 ? by > 0 : by < 0));
  let best = { by: 0, cover: coverAt(0) * WORTH };
  for (const by of ways) {
    const cover = coverAt(by);
    if (cover < best.cover) best = { by, cover };
  }
  return best.by;
}

function grown({ up, down }: { up: number; down: number }): (box: Rect) => Rect {
  return (box) => ({ ...box, y: box.y - up, h: box.h + up + down });
}
