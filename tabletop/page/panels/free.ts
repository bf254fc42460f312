import { common, contains, type Rect } from "../../xml/layout/rect";

/** What touches an edge within so many units is docked there: a column at the rail stands off as its letters grow. */
const EDGE = 80;
/** Larger shares of the window than that are pages laid over the table: the map does not make room for them. */
const COVERS = 0.45;
/** A bar along the upper or the lower edge is at least that share of the window's width; what is shorter floats. */
const BAR = 0.6;

/** Where the panels with a ground are: those that are docked at an edge, and those that lie over the map. */
export interface Docks {
  docked: Rect[];
  /** Only those that are outermost and leave most of the window free. */
  floating: Rect[];
}

/** A box of a panel; `floats` where its place does not say whether it does. */
export interface Ground extends Rect {
  floats?: boolean;
}

/** Tells docked boxes from floating ones, drawn at a scale; what lies within another box counts with it. */
export function docksOf(boxes: readonly Ground[], w: number, h: number, scale = 1): Docks {
  const edge = EDGE * Math.max(1, scale);
  const seen = boxes
    .map(({ floats, ...box }) => ({ box: common(box, { x: 0, y: 0, w, h }), floats }))
    .filter(({ box }) => box.w > 8 && box.h > 8)
    .filter(({ box }) => box.w * box.h < COVERS * w * h);
  const isDocked = ({ box: { x, y, w: bw, h: bh }, floats }: (typeof seen)[number]): boolean => {
    if (floats !== undefined) return !floats;
    const beside = x < edge || w - x - bw < edge;
    const above = y < edge || h - y - bh < edge;
    return (beside && bw < w * 0.42) || (above && bw >= w * BAR && bh < h * 0.42);
  };
  const docked = outermost(seen.filter(isDocked).map(({ box }) => box));
  const floating = outermost(seen.filter((one) => !isDocked(one)).map(({ box }) => box));
  return { docked, floating: floating.filter((box) => !docked.some((dock) => contains(dock, box))) };
}

function outermost(boxes: readonly Rect[]): Rect[] {
  return boxes.filter(
    (box, i) =>
      !boxes.some((other, at) => i !== at && contains(other, box) && (at < i || !contains(box, other))),
  );
}

/** Where a rectangle in the free part of the window can begin and end, in pixels: at its edges, and those of boxes in it. */
export function edgesIn({ x, y, w, h }: Rect, boxes: readonly Rect[]): { xs: number[]; ys: number[] } {
  return {
    xs: edges(
      x,
      x + w,
      boxes.flatMap((box) => [box.x, box.x + box.w]),
    ),
    ys: edges(
      y,
      y + h,
      boxes.flatMap((box) => [box.y, box.y + box.h]),
    ),
  };
}

/**
 * The best rectangle of the window that no docked box covers: the one in which something of the shape `w` by `d` is the
 * largest, and among those the one with most room.
 */
export function freeRect(inside: Rect, boxes: readonly Rect[], shape: { w: number; d: number }): Rect {
  const { xs, ys } = edgesIn(inside, boxes);
  const heights = spansOf(ys);
  let best = inside;
  let most = -1;
  for (const { from: x, size: w } of spansOf(xs))
    for (const { from: y, size: h } of heights) {
      const worth = Math.min(w / shape.w, h / shape.d) + (w * h) / 1e8;
      // Nothing is made for what is no better: there are thousands to be looked at.
      if (worth <= most) continue;
      const rect = { x, y, w, h };
      if (!boxes.some((box) => overlap(rect, box))) [best, most] = [rect, worth];
    }
  return best;
}

/** From each edge to each after it. */
function spansOf(list: readonly number[]): { from: number; size: number }[] {
  return list.flatMap((from, i) => list.slice(i + 1).map((to) => ({ from, size: to - from })));
}

/** Where something can hang from the upper edge `top` at `x`, below what hangs there already. */
export function belowOf(boxes: readonly Rect[], x: number, top: number): number {
  const there = boxes.filter((box) => box.y < top + EDGE && box.x < x && x < box.x + box.w);
  return Math.max(top, ...there.map(({ y, h }) => y + h));
}

/** What can be an edge of the answer, each once. */
function edges(least: number, most: number, list: readonly number[]): number[] {
  const inside = list.filter((value) => value > least && value < most);
  return [...new Set([least, ...inside, most])].sort((one, other) => one - other);
}

/** Less than that many pixels is nothing but what arithmetic adds to edges that meet. */
const HAIR = 0.01;

/** Whether two rectangles have room in common. */
export function overlap(one: Rect, other: Rect): boolean {
  const meets = (from: number, size: number, next: number, nextSize: number): boolean =>
    next + nextSize - from > HAIR && from + size - next > HAIR;
  return meets(one.x, one.w, other.x, other.w) && meets(one.y, one.h, other.y, other.h);
}

/** Of what is chosen so much may be covered, as a share, before the map or what lies over it makes room. */
export const MOST_COVERED = 1 / 3;

/** Which share of a rectangle is covered by the box that covers most of it: from 0 to 1. */
export function coverOf(rect: Rect, boxes: readonly Rect[]): number {
  const areaOf = ({ w, h }: Rect): number => Math.max(0, w) * Math.max(0, h);
  return Math.max(0, ...boxes.map((box) => areaOf(common(rect, box)) / Math.max(1, areaOf(rect))));
}
