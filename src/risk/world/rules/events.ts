import type { AnyEvent, Seat } from "../../../core/types";
import type { Decided } from "../../decide";
import type { Captured } from "./occupy";
import type { Fought } from "./roll";

/** A player lost the last territory; so many cards went to the captor. */
export interface Eliminated {
  readonly type: "eliminated";
  readonly seat: Seat;
  readonly by: Seat;
  readonly cards: number;
}

/**
 * What happens in all games on the board of the world, as far as the action itself does not say it. Territories and cards
 * are indices; owners are seats, NEUTRAL or NOBODY.
 */
export type WorldEvent =
  | { readonly type: "tied"; readonly seats: readonly Seat[] }
  | { readonly type: "leads"; readonly seat: Seat }
  | { readonly type: "round"; readonly round: number }
  /** A turn begins, with so many new armies, those for cards not counted. */
  | { readonly type: "turn"; readonly seat: Seat; readonly armies: number }
  | Fought
  | Captured
  | Eliminated
  | { readonly type: "reshuffled"; readonly cards: number }
  | { readonly type: "turn_over"; readonly seat: Seat }
  /** What the round limit was decided by. */
  | Decided
  | { readonly type: "over"; readonly seat: number; readonly ending: string };

/** Whether an event of a game on this board is one of this type. */
export function isEvent<T extends WorldEvent["type"]>(
  event: AnyEvent,
  type: T,
): event is Extract<WorldEvent, { readonly type: T }> {
  return event.type === type;
}
