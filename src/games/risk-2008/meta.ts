import type { GameMeta } from "../../core/types";

/**
 * The five armies, in the order of turns of Basic Training (rules 1.6, 2.2). A colour is its id in every text. Tabletop
 * Simulator gives no seat to the black of the box, so purple stands for it.
 */
export const COLOURS = ["yellow", "green", "blue", "red", "purple"] as const;

/** What the table agreed on before the game. What does not fit the mode does nothing. */
export type Options = {
  /** rule 1.1. */
  readonly mode: "basic_training" | "command_room" | "world_conquest";
  /** rule 3.8: whose set-up and rules World Conquest has. */
  readonly based_on: "command_room" | "basic_training";
  /** rule 3.5. */
  readonly initial_placement: "claim" | "dealt";
  /** rule 3.6: troops that are placed at a time while the game is set up. */
  readonly armies_a_turn: "1" | "2" | "3" | "all";
  /** rule 5.4: who decides how many dice a defender rolls. */
  readonly defenders_dice: "automatic" | "ask";
  /** rule 10.6: the last round that is played; 0 for no limit. */
  readonly round_limit: number;
};

/** RISK in the edition of 2008, for lists of games. Options are hashed in this order. */
export const META: GameMeta = {
  id: "risk_2008",
  title: "RISK 2008",
  version: 1,
  minSeats: 3,
  maxSeats: 5,
  colours: COLOURS,
  options: [
    {
      id: "mode",
      kind: "choice",
      values: ["basic_training", "command_room", "world_conquest"],
      default: "basic_training",
    },
    { id: "based_on", kind: "choice", values: ["command_room", "basic_training"], default: "command_room" },
    { id: "initial_placement", kind: "choice", values: ["claim", "dealt"], default: "claim" },
    { id: "armies_a_turn", kind: "choice", values: ["1", "2", "3", "all"], default: "1" },
    { id: "defenders_dice", kind: "choice", values: ["automatic", "ask"], default: "automatic" },
    { id: "round_limit", kind: "number", min: 1, max: 1000, default: 0, none: true },
  ],
  presets: [
    { id: "basic_training", options: {} },
    { id: "command_room", options: { mode: "command_room" } },
    { id: "world_conquest", options: { mode: "world_conquest" } },
    {
      id: "evening",
      options: { mode: "command_room", initial_placement: "dealt", armies_a_turn: "3", round_limit: 12 },
    },
  ],
};
