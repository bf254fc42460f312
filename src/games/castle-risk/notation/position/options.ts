import {
  faultAt,
  readCounts,
  readId,
  readInt,
  readWord,
  shown,
  writeCounts,
  type Line,
} from "../../../../core/lines";
import { refuse } from "../../../../core/refuse";
import { CARDS } from "../../rules/cards";
import {
  DEFAULT_OPTIONS,
  MAX_CARDS_OPTION,
  MAX_COINS_OPTION,
  MAX_CROWNS,
  MAX_ROUNDS,
  MIN_CROWNS,
} from "../../meta";
import type { Options } from "../../meta";
import { CARD_INDEX } from "../vocabulary";

/** The options while they are being read. */
export type OptionsDraft = { -readonly [K in keyof Options]: Options[K] };

export function newOptions(): OptionsDraft {
  return { ...DEFAULT_OPTIONS, cards: [...DEFAULT_OPTIONS.cards] };
}

/** Reads `id value` into the options: one of the seven ids of docs/notation.md. */
export function readOption(line: Line, options: OptionsDraft): void {
  const id = readWord(line, "option");
  if (id === "capital_choice")
    options.capitals = readId(line, { choose: 0, dealt: 1 }, "value") === 1 ? "dealt" : "choose";
  else if (id === "starting_coins") options.coins = readInt(line, 0, MAX_COINS_OPTION);
  else if (id === "policy_deck")
    options.policies = readId(line, { orders: 0, single: 1 }, "value") === 1 ? "single" : "orders";
  else if (id === "special_phases")
    options.phases = readId(line, { every: 0, first: 1 }, "value") === 1 ? "first" : "every";
  else if (id === "card_counts") options.cards = readDeck(line);
  else if (id === "crowns_to_win") options.crowns = readInt(line, MIN_CROWNS, MAX_CROWNS);
  else if (id === "round_limit") options.rounds = readLimit(line);
  else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "option", word: shown(id) }));
}

/** `none`, or kinds with their numbers: kinds not named have no card. */
function readDeck(line: Line): number[] {
  const none = line.words[line.at] === "none";
  if (none) line.at++;
  return readCounts(line, CARD_INDEX, CARDS.length, MAX_CARDS_OPTION);
}

function readLimit(line: Line): number {
  if (line.words[line.at] !== "none") return readInt(line, 1, MAX_ROUNDS);
  line.at++;
  return 0;
}

/** The options that are not at their defaults, each as `id value`. */
export function writeOptions(o: Options): string[] {
  const d = DEFAULT_OPTIONS;
  const texts: string[] = [];
  if (o.capitals !== d.capitals) texts.push(`capital_choice ${o.capitals}`);
  if (o.coins !== d.coins) texts.push(`starting_coins ${o.coins}`);
  if (o.policies !== d.policies) texts.push(`policy_deck ${o.policies}`);
  if (o.phases !== d.phases) texts.push(`special_phases ${o.phases}`);
  if (o.cards.some((n, k) => n !== d.cards[k])) {
    const deck = writeCounts(o.cards, CARDS);
    texts.push(`card_counts${deck === "" ? " none" : deck}`);
  }
  if (o.crowns !== d.crowns) texts.push(`crowns_to_win ${o.crowns}`);
  if (o.rounds !== d.rounds) texts.push(`round_limit ${o.rounds}`);
  return texts;
}
