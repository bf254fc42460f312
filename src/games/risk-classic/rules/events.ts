import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";
import type { Captured } from "../../../risk/world/rules/occupy";
import type { Fought } from "../../../risk/world/rules/roll";

/**
 * What happened, in order, as far as the action itself does not say it. Territories and cards are indices; owners are
 * seats, NEUTRAL or NOBODY. Events that only some may see are listed in view.ts.
 */
export type Event =
  | { readonly type: "tied"; readonly seats: readonly Seat[] }
  | { readonly type: "leads"; readonly seat: Seat }
  /** All headquarters are known, by seat; NOBODY for a seat that has none. */
  | { readonly type: "headquarters"; readonly territories: readonly number[] }
  | { readonly type: "round"; readonly round: number }
  /** A turn begins, with so many new armies, those of sets not counted. */
  | { readonly type: "turn"; readonly seat: Seat; readonly armies: number }
  | { readonly type: "traded"; readonly seat: Seat; readonly armies: number }
  | Fought
  | Captured
  /** A player lost the last territory; so many cards went to the captor. */
  | { readonly type: "eliminated"; readonly seat: Seat; readonly by: Seat; readonly cards: number }
  /** The mission has become to hold 24 territories; only its owner learns that. */
  | { readonly type: "mission_changed"; readonly seat: Seat }
  | { readonly type: "reshuffled"; readonly cards: number }
  | { readonly type: "turn_over"; readonly seat: Seat }
  /** What the round limit was decided by. */
  | Decided
  | { readonly type: "over"; readonly seat: number; readonly ending: string };
