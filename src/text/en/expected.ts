import type { Names } from "../types";

/** What the readers of every game's texts may expect, in English. */
export const EXPECTED: Names["expected"] = {
  seat: "the colour of a player in this game",
  name: "a player's name",
  number: "a whole number",
  kind: "a kind",
  option: "an option",
  value: "one of the values that may stand here",
  game: "the name of the game",
  players: "the line with the players' colours",
  clause: "a clause of a position",
  territory: "a territory",
  phase: "a phase",
  step: "a step",
  seat_word: "a word that belongs to a seat",
  battle_word: "a word that belongs to a battle",
  vs: "the word vs between the two sides' dice",
  packed: "a sign for one of the words in the line above",
  ";": "a semicolon between two clauses",
};
