import type { GameMeta } from "../../core/types";

/** The four armies, in the default order around the table (rule 1.2). An army's colour is its id in every text. */
export const COLOURS = ["red", "blue", "green", "yellow"] as const;

/** What the table agreed on before the game. */
export type Options = {
  /** rules 1.1, 13.1: four players alone or in two teams; fewer than four always play alone. */
  readonly teams: "off" | "on";
  /** rules 10.1 to 10.14: not with teams. */
  readonly kingdom_missions: "off" | "on";
  /** rule 9.2: crowns that win, "book" for what the rulebook says of the number of players. */
  readonly crowns_to_win: string;
  /** rule 11.4: when the mercenary army of three players has its turns. */
  readonly mercenary_turn: "last" | "seat";
  /** rule 13.5: when the team game ends. */
  readonly team_game: "rounds" | "cities";
  /** rule 14.1: the last round that is played; 0 for no limit. */
  readonly round_limit: number;
};

/** Risk Europe, for lists of games. Options are hashed in this order. */
export const META: GameMeta = {
  id: "risk_europe",
  title: "Risk Europe",
  version: 1,
  minSeats: 2,
  maxSeats: 4,
  colours: COLOURS,
  options: [
    { id: "teams", kind: "choice", values: ["off", "on"], default: "off" },
    { id: "kingdom_missions", kind: "choice", values: ["off", "on"], default: "off" },
    {
      id: "crowns_to_win",
      kind: "choice",
      values: ["book", "5", "6", "7", "8", "9", "10", "11", "12"],
      default: "book",
    },
    { id: "mercenary_turn", kind: "choice", values: ["last", "seat"], default: "last" },
    { id: "team_game", kind: "choice", values: ["rounds", "cities"], default: "rounds" },
    { id: "round_limit", kind: "number", min: 1, max: 1000, default: 0, none: true },
  ],
  presets: [
    { id: "book", options: {} },
    { id: "missions", options: { kingdom_missions: "on" } },
    { id: "teams", options: { teams: "on" } },
    { id: "long_teams", options: { teams: "on", team_game: "cities" } },
    { id: "evening", options: { round_limit: 8 } },
  ],
};
