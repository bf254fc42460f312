import { CARDS } from "../../games/castle-risk/rules/cards";
import { OFFERED } from "../../games/castle-risk/rules/verbs";
import { UNITS } from "../../games/castle-risk/rules/units";

/** Verbs that are picked by themselves, or have a button of their own. */
export const APART: readonly string[] = ["end", "capital", "policies", "lose", "boost", "discard"];

/** What the acting seat's panel has places for: all other verbs. */
export const PANEL_VERBS: readonly string[] = OFFERED.filter((verb) => !APART.includes(verb));

/** Words that are picked: a bribe or none, the unit of a Reinforcements card, a card. */
export const PANEL_WORDS: readonly string[] = ["plain", "bribe", "infantry", "archer"].concat([...CARDS]);

/** Most steppers that are needed at once, but for policies: the kinds of cards. */
export const PANEL_STEPPERS = 6;

/** Options of the table that have two values, and those that are numbers. */
export const TWO_VALUED: readonly (readonly [string, readonly string[]])[] = [
  ["capital_choice", ["choose", "dealt"]],
  ["policy_deck", ["orders", "single"]],
  ["special_phases", ["every", "first"]],
];
export const NUMBERS: readonly string[] = ["starting_coins", "crowns_to_win", "round_limit"];

/** Dice of a side that the battle panel shows; of more it says how many. */
export const SHOWN_DICE = 6;
export const DICE_COLUMNS = 3;

/** Pictures of what a stepper counts. */
const COINS_PICTURE = "piece-coin";
const DIE_PICTURE = "action-roll";
const CARD_PICTURE = "action-play";
const PIECES: readonly string[] = [...UNITS].map((id) => `piece-${id}`);

/** The picture of what a stepper counts: a unit, coins, a die, or a card. */
export function pictureOf(id: string): string {
  const piece = `piece-${id}`;
  if (PIECES.includes(piece)) return piece;
  return id === "coins" ? COINS_PICTURE : id === "die" ? DIE_PICTURE : CARD_PICTURE;
}

/** Pictures that panels get while they are painted. */
export const PAINTED_PICTURES: readonly string[] = [
  "button-normal",
  "button-accent",
  "button-grey",
  "button-pressed",
  COINS_PICTURE,
  DIE_PICTURE,
  CARD_PICTURE,
].concat(
  PIECES,
  ["red", "blue", "green", "yellow", "purple", "neutral"].map((id) => `emblem-${id}`),
);

/** What the host may change at any time, with the values that have a button: see settings.ts. */
export const HOST_SETTINGS: readonly (readonly [string, readonly string[]])[] = [
  ["speed", ["slow", "normal", "fast", "instant"]],
  ["automation", ["enforce", "advise", "off"]],
  ["dice", ["seeded", "physical"]],
  ["timer", ["0", "60", "120", "300"]],
];

/** What each seat decides for itself. */
export const SEAT_SETTINGS: readonly (readonly [string, readonly string[]])[] = [
  ["windows", ["holding", "always", "never"]],
  ["losses", ["cheapest", "ask"]],
  ["dice", ["automatic", "ask"]],
];

/** What is asked about before it is done. */
export const ASKED: readonly string[] = ["reset", "new_game", "resign"];
