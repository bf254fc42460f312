import type { Box } from "../../xml/layout/box";
import type { Rect } from "../../xml/layout/rect";
import { overlap, type Docks } from "./free";

/** Panels as they are laid out, and where of the window they are. */
export interface LaidOut {
  boxes: Box[];
  docks: Docks;
}

/**
 * The layout `low`, in which what hangs in the middle stands on the lower edge, where it would lie on what is chosen
 * (`avoid`) in the layout `high` and neither on that nor on docked panels there; undefined where `high` is to be taken.
 * What `wasLow` stays so until it is gone, as far as it may.
 */
export function lowerOf(
  high: LaidOut,
  low: () => LaidOut,
  avoid: Rect | undefined,
  wasLow: boolean,
): LaidOut | undefined {
  const covers = ({ docks: { floating } }: LaidOut): boolean =>
    avoid !== undefined && floating.some((box) => overlap(box, avoid));
  if (high.docks.floating.length === 0 || !(wasLow || covers(high))) return undefined;
  const other = low();
  const { docked, floating } = other.docks;
  const isFit = !floating.some((box) => docked.some((dock) => overlap(box, dock)));
  return isFit && !covers(other) ? other : undefined;
}
