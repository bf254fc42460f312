import type { Box } from "../../xml/layout/box";
import type { Rect } from "../../xml/layout/rect";
import { coverOf, overlap, type Docks } from "./free";

/** Panels as they are laid out, and where of the window they are. */
export interface LaidOut {
  boxes: Box[];
  docks: Docks;
}

/** At which edge what hangs in the middle was; undefined where nothing was there. */
export type Edge = "high" | "low" | undefined;

/** Panels that come with a battle make its column so many pixels longer. */
const GROWS = 64;
/** It stays at its edge as long as it covers no more of what is chosen than that, as a share. */
const BEARS = 1 / 3;

/**
 * The layout `low`, in which what hangs in the middle stands on the lower edge, where it would lie on what is chosen
 * (`avoid`) in the layout `high` and on less of it there, and not on docked panels; undefined where `high` is to be
 * taken. Where it was (`last`) it stays until it is gone, unless it would lie on much of what is chosen.
 */
export function lowerOf(
  high: LaidOut,
  low: () => LaidOut,
  avoid: Rect | undefined,
  last: Edge,
): LaidOut | undefined {
  if (high.docks.floating.length === 0) return undefined;
  const isNew = last === undefined;
  const onHigh = covered(high, avoid, isNew ? { up: 0, down: GROWS } : undefined);
  if (last !== "low" && onHigh <= (isNew ? 0 : BEARS)) return undefined;
  const other = low();
  const { docked, floating } = other.docks;
  if (floating.some((box) => docked.some((dock) => overlap(box, dock)))) return undefined;
  const onLow = covered(other, avoid, isNew ? { up: GROWS, down: 0 } : undefined);
  const isLow = last === "low" && onLow <= BEARS;
  return isLow || onLow < onHigh ? other : undefined;
}

/** Which share of what is chosen lies under what hangs in the middle, when it has grown. */
function covered({ docks }: LaidOut, avoid: Rect | undefined, grown = { up: 0, down: 0 }): number {
  if (avoid === undefined) return 0;
  const boxes = docks.floating.map((box) => ({
    ...{ ...box, y: box.y - grown.up, h: box.h + grown.up + grown.down },
  }));
  return coverOf(avoid, boxes);
}
