import type { Tagged } from "../../../risk/europe/rules/tagged";
import type { RankDice } from "../../../risk/europe/rules/dice";
import type { Counts } from "../../../core/counts";
import type { SetAction } from "../../../core/settings";
import type { CHANCE, OfType, Seat } from "../../../core/types";
import type { Settings } from "./settings";

/** What chance does; `seat` is CHANCE. Faces are 1 to 6; `to` of tiles and cards is a mercenary army. */
export type ChanceAction = Tagged<Dealt, { seat: typeof CHANCE }> | RankDice;

interface Dealt {
  tile: { to: number; territory: number };
  tie: { seats: readonly Seat[]; faces: readonly number[] };
  card: { to: number; card: number };
  missions: { to: Seat; missions: readonly number[] };
  volley: { faces: readonly number[] };
  recast: { faces: readonly number[] };
}

/**
 * What seats do. Without any fields: a Split Expand of one force (`alone`), an Expand or Split Expand that moves nobody
 * (`idle`), the end of a turn, to let a roll stand or roll it again, to turn Crown Cards in, and to resign. Territories,
 * armies, cards and kinds of units are indices; units are counts by kind.
 */
export type SeatAction =
  | Tagged<Done, { seat: Seat }>
  | {
      readonly type: "alone" | "idle" | "end" | "stand" | "reroll" | "crown" | "resign";
      readonly seat: Seat;
    }
  | SetAction<Settings>;

interface Done {
  bid: { coins: number };
  /** A city with so many Footmen, and a neighbour with the others. */
  settle: { territory: number; to: number; footmen: Counts };
  /** The kinds of the cards for the first turn and the second. */
  pick: { cards: readonly number[] };
  auction: { army: number };
  keep: { mission: number };
  expand: { from: number; to: number; units: Counts };
  split: { from: number; to: number; units: Counts };
  maneuver: { from: number; to: number; units: Counts };
  /** The second force of a Split Expand. */
  also: { to: number; units: Counts };
  tax: { territory: number };
  build: { territory: number };
  fortify: { territory: number };
  battle: { territory: number };
  buy: { territory: number; units: Counts };
  assault: { from: number; to: number };
  lose: { units: Counts };
  /** Missions that are turned over, by kind 0 or 1. */
  reveal: { missions: Counts };
}

export type Action = ChanceAction | SeatAction;

export type ActionOf<T extends Action["type"]> = OfType<Action, T>;
