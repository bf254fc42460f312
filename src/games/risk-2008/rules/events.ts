import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";
import type { Captured } from "../../../risk/world/rules/occupy";
import type { Fought } from "../../../risk/world/rules/roll";

/** What happened, in order, as far as the action itself does not say it. Territories and cards are indices. */
export type Event =
  | { readonly type: "tied"; readonly seats: readonly Seat[] }
  | { readonly type: "leads"; readonly seat: Seat }
  /** All armies of Basic Training are picked, by seat, and stand on the board. */
  | { readonly type: "armies"; readonly armies: readonly number[] }
  | { readonly type: "round"; readonly round: number }
  /** A turn begins, with so many new troops, those for stars not counted. */
  | { readonly type: "turn"; readonly seat: Seat; readonly armies: number }
  | { readonly type: "turned_in"; readonly seat: Seat; readonly stars: number; readonly armies: number }
  | Fought
  | Captured
  /** An airfield was in a territory that was taken. */
  | { readonly type: "airfield_lost"; readonly territory: number }
  /** A player lost the last territory; so many cards, and these objectives, went to the captor. */
  | {
      readonly type: "eliminated";
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: number;
      readonly objectives: readonly number[];
    }
  /** An objective with the reward on it; NOBODY where none lay there. */
  | {
      readonly type: "collected";
      readonly seat: Seat;
      readonly objective: number;
      readonly reward: number;
    }
  | { readonly type: "reshuffled"; readonly cards: number }
  | { readonly type: "turn_over"; readonly seat: Seat }
  /** What the round limit was decided by. */
  | Decided
  | { readonly type: "over"; readonly seat: number; readonly ending: string };
