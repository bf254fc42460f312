import type { SetAction } from "../../../core/settings";
import type { OfType, Seat } from "../../../core/types";
import type { Settings } from "./settings";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6. */
export type ChanceAction =
  | {
      readonly type: "first";
      readonly seat: -1;
      readonly seats: readonly Seat[];
      readonly faces: readonly number[];
    }
  | { readonly type: "mission"; readonly seat: -1; readonly to: Seat; readonly mission: number }
  /** The 42 territories in the order in which they are dealt. */
  | { readonly type: "deal"; readonly seat: -1; readonly territories: readonly number[] }
  /** Headquarters that nobody chooses. */
  | { readonly type: "lot"; readonly seat: -1; readonly to: Seat; readonly territory: number }
  | {
      readonly type: "dice";
      readonly seat: -1;
      readonly attacker: readonly number[];
      readonly defender: readonly number[];
    }
  | { readonly type: "card"; readonly seat: -1; readonly to: Seat; readonly card: number };

/** What seats do. Territories and cards are indices. */
export type SeatAction =
  | { readonly type: "claim" | "neutral" | "headquarters"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "place"; readonly seat: Seat; readonly territory: number; readonly armies: number }
  /** Three cards; with `trade_on` two armies on a territory that is one of them. */
  | { readonly type: "trade"; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: "trade_on";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly territory: number;
    }
  | {
      readonly type: "attack";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly dice: number;
    }
  /** Rolls on with the most dice until the target is taken, or `until` armies are left in the source. */
  | {
      readonly type: "storm";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly until: number;
    }
  | { readonly type: "defend"; readonly seat: Seat; readonly dice: number }
  | { readonly type: "occupy"; readonly seat: Seat; readonly armies: number }
  | {
      readonly type: "fortify";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly armies: number;
    }
  | { readonly type: "end" | "resign"; readonly seat: Seat }
  | SetAction<Settings>;

export type Action = ChanceAction | SeatAction;

/** The action of one verb. */
export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
