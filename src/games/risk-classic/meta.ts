import type { GameMeta } from "../../core/types";

/**
 * The six armies, in the default order around the table (rule 1.4). An army's colour is its id in every text. Tabletop
 * Simulator gives no seat to the black and grey of the box, so purple and orange stand for them.
 */
export const COLOURS = ["red", "yellow", "blue", "green", "purple", "orange"] as const;

/** What the table agreed on before the game. What does not fit the mode or the number of players does nothing. */
export type Options = {
  /** rule 1.1: of three players and more; two always play the game with the neutral army. */
  readonly mode: "world_domination" | "capital" | "secret_mission";
  /** rule 2.1: "book" deals in Secret Mission and lets players claim in the others. */
  readonly initial_placement: "book" | "claim" | "dealt";
  /** rule 2.6: armies that are placed at a time while the game is set up. */
  readonly armies_a_turn: "1" | "2" | "3" | "all";
  /** rule 3.3: what sets of cards are worth. */
  readonly set_values: "escalating" | "slow" | "fixed";
  /** rule 7.2: where armies may move at the end of a turn. */
  readonly fortify: "adjacent" | "connected" | "free";
  /** rule 5.4: who decides how many dice a defender rolls. */
  readonly defenders_dice: "automatic" | "ask";
  /** rule 9.1: which headquarters win. */
  readonly headquarters_goal: "all" | "short";
  /** rule 9.2: how players come to theirs. */
  readonly headquarters: "chosen" | "random";
  /** rule 10.1: cards in the deck of missions. */
  readonly missions: "12" | "14";
  /** rule 10.5: what becomes of a mission whose target falls to another player. */
  readonly target_destroyed: "wins" | "territories";
  /** rule 8.4: the last round that is played; 0 for no limit. */
  readonly round_limit: number;
};

/** Classic RISK, for lists of games. Options are hashed in this order. */
export const META: GameMeta = {
  id: "risk_classic",
  title: "RISK",
  version: 1,
  minSeats: 2,
  maxSeats: 6,
  colours: COLOURS,
  options: [
    {
      id: "mode",
      kind: "choice",
      values: ["world_domination", "capital", "secret_mission"],
      default: "world_domination",
    },
    { id: "initial_placement", kind: "choice", values: ["book", "claim", "dealt"], default: "book" },
    { id: "armies_a_turn", kind: "choice", values: ["1", "2", "3", "all"], default: "1" },
    { id: "set_values", kind: "choice", values: ["escalating", "slow", "fixed"], default: "escalating" },
    { id: "fortify", kind: "choice", values: ["adjacent", "connected", "free"], default: "adjacent" },
    { id: "defenders_dice", kind: "choice", values: ["automatic", "ask"], default: "automatic" },
    { id: "headquarters_goal", kind: "choice", values: ["all", "short"], default: "all" },
    { id: "headquarters", kind: "choice", values: ["chosen", "random"], default: "chosen" },
    { id: "missions", kind: "choice", values: ["12", "14"], default: "12" },
    { id: "target_destroyed", kind: "choice", values: ["wins", "territories"], default: "wins" },
    { id: "round_limit", kind: "number", min: 1, max: 1000, default: 0, none: true },
  ],
  presets: [
    { id: "world_domination", options: {} },
    { id: "capital", options: { mode: "capital" } },
    { id: "short_capital", options: { mode: "capital", headquarters_goal: "short" } },
    { id: "secret_mission", options: { mode: "secret_mission" } },
    {
      id: "evening",
      options: {
        initial_placement: "dealt",
        armies_a_turn: "3",
        set_values: "fixed",
        fortify: "connected",
        round_limit: 12,
      },
    },
  ],
};
