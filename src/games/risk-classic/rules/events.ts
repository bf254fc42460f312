import type { Seat } from "../../../core/types";
import type { WorldEvent } from "../../../risk/world/rules/events";

/**
 * What happened, in order, as far as the action itself does not say it. Territories and cards are indices; owners are
 * seats, NEUTRAL or NOBODY. Events that only some may see are listed in view.ts.
 */
export type Event =
  | WorldEvent
  /** All headquarters are known, by seat; NOBODY for a seat that has none. */
  | { readonly type: "headquarters"; readonly territories: readonly number[] }
  | { readonly type: "traded"; readonly seat: Seat; readonly armies: number }
  /** The mission has become to hold 24 territories; only its owner learns that. */
  | { readonly type: "mission_changed"; readonly seat: Seat };
