import { indexIds } from "../../src/core/lines";
import { refuse } from "../../src/core/refuse";
import { NEUTRAL, NOBODY } from "../../src/core/types";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import {
  GAME_ID,
  MAX_CARDS_OPTION,
  MAX_COINS_OPTION,
  MAX_CROWNS,
  MAX_ROUNDS,
  MAX_SEATS,
  MIN_CROWNS,
  MIN_SEATS,
} from "../../src/games/castle-risk/meta";
import type { PositionDraft } from "../../src/games/castle-risk/notation/position/draft";
import { MOST } from "../../src/games/castle-risk/rules/limits";
import { newOptions, type OptionsDraft } from "../../src/games/castle-risk/notation/position/options";
import { fillPosition } from "../../src/games/castle-risk/notation/position/settle";
import { PHASES, STEPS, newState, type State } from "../../src/games/castle-risk/rules/state";
import { garrison } from "../../src/games/castle-risk/rules/setup";
import { CITY_FORCE } from "../../src/games/castle-risk/rules/units";
import { CITIES, landId } from "../../src/risk/europe/board";
import { report } from "./report";
import { findDifference } from "./agree";
import { clausePath } from "./clause";
import {
  checkFields,
  elements,
  faultIn,
  field,
  isGiven,
  isSet,
  readById,
  readIndex,
  readIndexOrNull,
  readWhole,
  readWordOf,
  refuseHidden,
  required,
  type JsonFault,
  type Node,
} from "./node";
import { readProgress } from "./read-progress";
import { readColour, readMissionList, readSeatOf } from "./read-seat";
import { readTerritories } from "./read-territory";
import { REPORT_VERSION } from "./types";

const FIELDS = [
  ...["game", "version", "options", "round", "phase", "step", "first", "turn", "asked", "contenders"],
  ...["seats", "territories", "battle", "bombardment", "recruitment", "window", "cards", "missions"],
  ...["chance", "outcome", "hash"],
];
const MAX_WORD = 4294967295;

/**
 * Reads the object of docs/json.md as a game that can be played on. What is left out is filled in as for a
 * position; what follows from the rest has to agree with it. Takes any value whatever.
 */
export function readReport(json: unknown): State | JsonFault {
  const root: Node = { value: json, path: "", faults: [] };
  checkHead(root);
  const options = readOptions(field(root, "options"));
  const d = root.faults.length === 0 ? readDraft(root, options) : undefined;
  if (root.faults.length > 0 || d === undefined) return root.faults[0];
  const broken = fillPosition(d);
  if (broken !== undefined) return { path: clausePath(d.s, broken.clause), why: broken.why };
  return findDifference(json, report(d.s), "") ?? d.s;
}

/** Tells a fault from a state. */
export function isJsonFault(value: State | JsonFault): value is JsonFault {
  return "path" in value;
}

function checkHead(root: Node): void {
  if (root.value === undefined) return faultIn(root, refuse("json.type", { expected: "object" }));
  checkFields(root, FIELDS);
  readWordOf(field(root, "game"), [GAME_ID], "game", GAME_ID);
  const version = readWhole(required(root, "version"), 0, 0, MAX_WORD);
  if (version !== REPORT_VERSION) {
    faultIn(field(root, "version"), refuse("text.version", { version, current: REPORT_VERSION }));
  }
}

function readOptions(n: Node): OptionsDraft {
  const o = newOptions();
  checkFields(n, [
    ...["capital_choice", "starting_coins", "policy_deck", "special_phases"],
    ...["card_counts", "crowns_to_win", "round_limit"],
  ]);
  o.capitals = readWordOf(field(n, "capital_choice"), ["choose", "dealt"], "value", o.capitals);
  o.coins = readWhole(field(n, "starting_coins"), o.coins, 0, MAX_COINS_OPTION);
  o.policies = readWordOf(field(n, "policy_deck"), ["orders", "single"], "value", o.policies);
  o.phases = readWordOf(field(n, "special_phases"), ["every", "first"], "value", o.phases);
  o.cards = readById(field(n, "card_counts"), CARDS, o.cards, MAX_CARDS_OPTION);
  o.crowns = readWhole(field(n, "crowns_to_win"), o.crowns, MIN_CROWNS, MAX_CROWNS);
  const limit = field(n, "round_limit");
  if (isSet(limit)) o.rounds = readWhole(limit, 0, 1, MAX_ROUNDS);
  return o;
}

function readDraft(root: Node, options: OptionsDraft): PositionDraft | undefined {
  const nodes = elements(required(root, "seats"), MAX_SEATS);
  const colours: string[] = [];
  for (const n of nodes) colours.push(readColour(n, colours));
  if (root.faults.length > 0) return undefined;
  const count = colours.length;
  if (count < MIN_SEATS) {
    faultIn(field(root, "seats"), refuse("text.players", { count, least: MIN_SEATS, most: MAX_SEATS }));
    return undefined;
  }
  const s = newState(options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  const d: PositionDraft = { s, options, seats: indexIds(colours), words: {}, crowned: {} };
  readGame(root, d);
  startCities(d);
  nodes.forEach((n, i) => readSeatOf(n, d, i));
  readTerritories(field(root, "territories"), s);
  readProgress(root, s, d.seats);
  readDecks(root, s);
  return d;
}

/** Cities as they are where the object does not say otherwise: neutral once play has begun. */
function startCities(d: PositionDraft): void {
  for (const t of CITIES) {
    d.words[landId(t)] = 0;
    if (d.s.phase !== "setup") garrison(d.s, t, NEUTRAL, CITY_FORCE);
  }
}

/** Where the game stands, and whose turn it is. */
function readGame(root: Node, d: PositionDraft): void {
  const { s, seats, words } = d;
  s.round = readWhole(field(root, "round"), 0, 0, MOST);
  s.phase = readWordOf(field(root, "phase"), PHASES, "phase", s.phase);
  const step = field(root, "step");
  if (isGiven(step)) words.step = 0;
  s.step = readWordOf(step, STEPS, "step", s.step);
  s.turn = readIndexOrNull(field(root, "turn"), seats, "seat", NOBODY);
  const first = field(root, "first");
  if (isGiven(first)) words.first = 0;
  s.first = readIndexOrNull(first, seats, "seat", NOBODY);
  const asked = field(root, "asked");
  if (isGiven(asked)) {
    words.asked = 0;
    s.asked = elements(asked, MAX_SEATS).map((n) => {
      checkFields(n, ["seat", "for", "number", "cards"]);
      return readIndex(required(n, "seat"), seats, "seat", 0);
    });
  }
  const contenders = field(root, "contenders");
  if (isGiven(contenders)) {
    words.contenders = 0;
    s.contenders = elements(contenders, MAX_SEATS).map((n) => readIndex(n, seats, "seat", 0));
  }
  const outcome = field(root, "outcome");
  if (!isSet(outcome)) return;
  checkFields(outcome, ["ending", "winner"]);
  const ending = required(outcome, "ending");
  s.ending = readWordOf(ending, ["emperor", "survivor", "limit", "draw"], "ending", "draw");
  s.winner = readIndexOrNull(field(outcome, "winner"), seats, "seat", NOBODY);
}

function readDecks(root: Node, s: State): void {
  const cards = field(root, "cards");
  checkFields(cards, ["deck", "deck_size", "discards"]);
  refuseHidden(field(cards, "deck"));
  s.discards = readById(field(cards, "discards"), CARDS, s.discards, MOST);
  const missions = field(root, "missions");
  checkFields(missions, ["deck", "deck_size", "below"]);
  refuseHidden(field(missions, "deck"));
  s.missionsBelow = readMissionList(field(missions, "below"));
  const chance = field(root, "chance");
  checkFields(chance, ["due", "generator"]);
  const generator = field(chance, "generator");
  if (!isSet(generator)) return;
  const words = elements(generator, 4).map((n) => readWhole(n, 0, 0, MAX_WORD));
  if (words.length < 4) faultIn(generator, refuse("text.range", { value: words.length, least: 4, most: 4 }));
  else s.rng = words;
}
