import type { Counts } from "../../core/counts";
import type { GameMeta } from "../../core/types";
import { CARD_COUNTS, CARDS } from "./rules/cards";
import { CROWNS_TO_WIN } from "./rules/numbers";

/** The five armies, in the default order around the table. A seat's colour is its id in every text. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;

/** Ranks I to VIII (rule 3.7; rulebook, Player Rank). */
export const TITLES = ["lord", "baron", "count", "duke", "prince", "king", "high_king", "emperor"] as const;

/** What the table agreed on before the game (rule 1.7); ids and limits in docs/notation.md. */
export type Options = {
  /** CR2: players choose their capitals in turn, or get them dealt. */
  readonly capital_choice: "choose" | "dealt";
  /** CR4: coins that everybody starts with. */
  readonly starting_coins: number;
  /** CR11: which eight policy cards each player has. */
  readonly policy_deck: "orders" | "single";
  /** CR25: siege, archers and cavalry in every cycle of a combat, or in the first one only. */
  readonly special_phases: "every" | "first";
  /** CR39: cards of each kind in the Castle Risk deck. */
  readonly card_counts: Counts;
  /** CR40: crowns that win. */
  readonly crowns_to_win: number;
  /** CR42: the last round that is played; 0 for no limit. */
  readonly round_limit: number;
};

/** Castle Risk: Europe, for lists of games. Options are hashed in this order. */
export const META: GameMeta = {
  id: "castle_risk",
  title: "Castle Risk: Europe",
  version: 1,
  minSeats: 2,
  maxSeats: 5,
  colours: COLOURS,
  options: [
    { id: "capital_choice", kind: "choice", values: ["choose", "dealt"], default: "choose" },
    { id: "starting_coins", kind: "number", min: 0, max: 20, default: 0 },
    { id: "policy_deck", kind: "choice", values: ["orders", "single"], default: "orders" },
    { id: "special_phases", kind: "choice", values: ["every", "first"], default: "every" },
    { id: "card_counts", kind: "counts", kinds: CARDS, max: 20, default: CARD_COUNTS },
    { id: "crowns_to_win", kind: "number", min: 5, max: 9, default: CROWNS_TO_WIN },
    { id: "round_limit", kind: "number", min: 1, max: 1000, default: 0, none: true },
  ],
  presets: [
    { id: "classic", options: {} },
    { id: "short", options: { capital_choice: "dealt", starting_coins: 5, round_limit: 6 } },
    { id: "simple", options: { policy_deck: "single", special_phases: "first" } },
    { id: "evening", options: { round_limit: 8 } },
  ],
};
