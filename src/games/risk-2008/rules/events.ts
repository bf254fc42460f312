import type { Seat } from "../../../core/types";
import type { Eliminated, WorldEvent } from "../../../risk/world/rules/events";

/** What happened, in order, as far as the action itself does not say it. Territories and cards are indices. */
export type Event =
  | Exclude<WorldEvent, Eliminated>
  /** These objectives went to the captor as well. */
  | (Eliminated & { readonly objectives: readonly number[] })
  /** All armies of Basic Training are picked, by seat, and stand on the board. */
  | { readonly type: "armies"; readonly armies: readonly number[] }
  | { readonly type: "turned_in"; readonly seat: Seat; readonly stars: number; readonly armies: number }
  /** An airfield was in a territory that was taken. */
  | { readonly type: "airfield_lost"; readonly territory: number }
  /** An objective with the reward on it; NOBODY where none lay there. */
  | {
      readonly type: "collected";
      readonly seat: Seat;
      readonly objective: number;
      readonly reward: number;
    };
