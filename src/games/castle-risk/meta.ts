import type { Counts } from "../../core/counts";
import { CARD_COUNTS } from "./rules/cards";

export const GAME_ID = "castle_risk";
/** Version of the rules and of the notation of this game. */
export const GAME_VERSION = 1;

/** The five armies, in the default order around the table. A seat's colour is its id in every text. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
export const MIN_SEATS = 2;
export const MAX_SEATS = 5;

/** Ranks I to VIII (rulebook, Player Rank). */
export const TITLES = ["lord", "baron", "count", "duke", "prince", "king", "high_king", "emperor"] as const;

/** What the table agreed on before the game; ids and limits in docs/notation.md. */
export interface Options {
  /** CR2: players choose their capitals in turn, or get them dealt. */
  readonly capitals: "choose" | "dealt";
  /** CR4: coins that everybody starts with, 0 to 20. */
  readonly coins: number;
  /** CR11: which eight policy cards each player has. */
  readonly policies: "orders" | "single";
  /** CR25: siege, archers and cavalry in every cycle of a combat, or in the first one only. */
  readonly phases: "every" | "first";
  /** CR39: cards of each kind in the Castle Risk deck, 0 to 20 each. */
  readonly cards: Counts;
  /** CR40: crowns that win, 5 to 9. */
  readonly crowns: number;
  /** CR42: the last round that is played; 0 for no limit. */
  readonly rounds: number;
}

export const DEFAULT_OPTIONS: Options = {
  capitals: "choose",
  coins: 0,
  policies: "orders",
  phases: "every",
  cards: [...CARD_COUNTS],
  crowns: 8,
  rounds: 0,
};

export const MAX_COINS_OPTION = 20;
export const MAX_CARDS_OPTION = 20;
export const MIN_CROWNS = 5;
export const MAX_CROWNS = 9;
export const MAX_ROUNDS = 1000;
