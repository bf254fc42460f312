import type { RankDice } from "../../../risk/europe/rules/dice";
import type { Counts } from "../../../core/counts";
import type { SetAction } from "../../../core/settings";
import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { Settings } from "./settings";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6; `to` of tiles and cards is a mercenary army. */
export type ChanceAction =
  | { readonly type: "tile"; readonly seat: typeof CHANCE; readonly to: number; readonly territory: number }
  | {
      readonly type: "tie";
      readonly seat: typeof CHANCE;
      readonly seats: readonly Seat[];
      readonly faces: readonly number[];
    }
  | { readonly type: "card"; readonly seat: typeof CHANCE; readonly to: number; readonly card: number }
  | {
      readonly type: "missions";
      readonly seat: typeof CHANCE;
      readonly to: Seat;
      readonly missions: readonly number[];
    }
  | { readonly type: "volley" | "recast"; readonly seat: typeof CHANCE; readonly faces: readonly number[] }
  | RankDice;

/** What seats do. Territories, armies, cards and kinds of units are indices; units are counts by kind. */
export type SeatAction =
  | { readonly type: "bid"; readonly seat: Seat; readonly coins: number }
  /** A city with so many Footmen, and a neighbour with the others. */
  | {
      readonly type: "settle";
      readonly seat: Seat;
      readonly territory: number;
      readonly to: number;
      readonly footmen: Counts;
    }
  /** The kinds of the cards for the first turn and the second. */
  | { readonly type: "pick"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: "auction"; readonly seat: Seat; readonly army: number }
  | { readonly type: "keep"; readonly seat: Seat; readonly mission: number }
  | {
      readonly type: "expand" | "split" | "maneuver";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly units: Counts;
    }
  /** The second force of a Split Expand. */
  | { readonly type: "also"; readonly seat: Seat; readonly to: number; readonly units: Counts }
  /** A Split Expand of one force; an Expand or Split Expand that moves nobody; the end of a turn; answers. */
  | { readonly type: "alone" | "idle" | "end" | "stand" | "reroll" | "crown"; readonly seat: Seat }
  | {
      readonly type: "tax" | "build" | "fortify" | "battle";
      readonly seat: Seat;
      readonly territory: number;
    }
  | { readonly type: "buy"; readonly seat: Seat; readonly territory: number; readonly units: Counts }
  | { readonly type: "assault"; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: "lose"; readonly seat: Seat; readonly units: Counts }
  /** Missions that are turned over, by kind 0 or 1. */
  | { readonly type: "reveal"; readonly seat: Seat; readonly missions: Counts }
  | { readonly type: "resign"; readonly seat: Seat }
  | SetAction<Settings>;

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
