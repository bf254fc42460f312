import type { Box } from "../../xml/layout/box";
import type { Rect } from "../../xml/layout/rect";
import { coverOf, MOST_COVERED, overlap, type Docks } from "./free";

/** Panels as they are laid out, and where of the window they are. */
export interface LaidOut {
  boxes: Box[];
  docks: Docks;
}

/** At which edge what hangs in the middle was; undefined where nothing was there. */
export type Edge = "high" | "low" | undefined;

/** Questions that come with a battle make its column so many pixels longer. */
export const GROWS = 64;

/**
 * The layout `low`, in which what hangs in the middle stands on the lower edge, where it would lie on what is chosen
 * (`avoid`) in the layout `high` and on less of it there, and not on docked panels; undefined where `high` is to be
 * taken. Where it was (`last`) it stays until it is gone, whatever else comes there, unless it would lie on much of what
 * is chosen and at the other edge on little.
 */
export function lowerOf(
  high: LaidOut,
  low: () => LaidOut,
  avoid: Rect | undefined,
  last: Edge,
): LaidOut | undefined {
  if (high.docks.floating.length === 0) return undefined;
  const isNew = last === undefined;
  const grows = isNew ? GROWS : 0;
  const onHigh = covered(high, avoid, 0, grows);
  if (last !== "low" && onHigh <= (isNew ? 0 : MOST_COVERED)) return undefined;
  const other = low();
  const { docked, floating } = other.docks;
  if (floating.some((box) => docked.some((dock) => overlap(box, dock)))) return undefined;
  const onLow = covered(other, avoid, grows, 0);
  if (isNew) return onLow < onHigh ? other : undefined;
  const [here, there] = last === "low" ? [onLow, onHigh] : [onHigh, onLow];
  const stays = here <= MOST_COVERED || there > MOST_COVERED;
  return stays === (last === "low") ? other : undefined;
}

/** Which share of what is chosen lies under what hangs in the middle, when that has grown by so many pixels. */
function covered({ docks }: LaidOut, avoid: Rect | undefined, up: number, down: number): number {
  if (avoid === undefined) return 0;
  return coverOf(
    avoid,
    docks.floating.map((box) => ({ ...box, y: box.y - up, h: box.h + up + down })),
  );
}

/** Whether something that hung over the map is still there, maybe with more or less in it: a column keeps its width. */
export function isSameColumn(before: readonly Rect[], now: readonly Rect[]): boolean {
  return now.some(({ x, w }) => before.some((box) => Math.abs(box.x - x) < 1 && Math.abs(box.w - w) < 1));
}
