import { indexIds } from "../../src/core/lines";
import { refuse } from "../../src/core/refuse";
import { CARDS, MISSIONS, MISSION_COPIES, NO_MISSION } from "../../src/games/castle-risk/rules/cards";
import { COLOURS } from "../../src/games/castle-risk/meta";
import { MOST, MOST_UNITS } from "../../src/games/castle-risk/rules/limits";
import type { PositionDraft } from "../../src/games/castle-risk/notation/position/draft";
import { POLICY_KINDS } from "../../src/games/castle-risk/rules/policies";
import type { SeatState, State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { MISSION_INDEX, POLICY_IDS } from "../../src/games/castle-risk/notation/vocabulary";
import { BOARD } from "../../src/risk/europe/board";
import {
  checkFields,
  elements,
  faultIn,
  field,
  isGiven,
  isSet,
  readById,
  readFlag,
  readIndex,
  readIndexOrNull,
  readWhole,
  readWordOf,
  refuseHidden,
  required,
  type Node,
} from "./node";

const SEAT_FIELDS = [
  ...["colour", "alive", "rank", "crowns", "army_value", "tax_value", "capital", "coins", "reserve", "hand"],
  ...["hand_size", "mission", "completed", "policies", "picked", "moved", "moves", "settings"],
];
const MISSION_KINDS = indexIds([...MISSIONS, "secret"]);

/** The colour of a seat, which none of the `others` may have. */
export function readColour(n: Node, others: readonly string[]): string {
  checkFields(n, SEAT_FIELDS);
  const colour = required(n, "colour");
  const id = readWordOf(colour, COLOURS, "colour", COLOURS[0]);
  if (others.includes(id)) faultIn(colour, refuse("text.twice", { word: id }));
  return id;
}

/** A seat; what follows from the rest is compared later. */
export function readSeatOf(n: Node, d: PositionDraft, i: number): void {
  const p = d.s.seats[i];
  p.alive = readFlag(field(n, "alive"), true);
  p.capital = readIndexOrNull(field(n, "capital"), BOARD.index, "territory", p.capital);
  p.coins = readWhole(field(n, "coins"), p.alive ? p.coins : 0, 0, MOST);
  p.reserve = readById(field(n, "reserve"), UNITS, p.reserve, MOST_UNITS);
  const hand = field(n, "hand");
  if (!refuseHidden(hand)) p.hand = readById(hand, CARDS, p.hand, MOST);
  readMissionOf(field(n, "mission"), p);
  p.completed = readMissionList(field(n, "completed"));
  const policies = field(n, "policies");
  if (isSet(policies)) p.policies = readById(policies, POLICY_IDS, p.policies, POLICY_KINDS);
  p.picked = readFlag(field(n, "picked"), false);
  p.moved = readFlag(field(n, "moved"), false);
  readRank(field(n, "rank"), d, i);
  readMovesOf(field(n, "moves"), d, i);
  readSettings(field(n, "settings"), p);
}

function readMissionOf(n: Node, p: SeatState): void {
  if (!isSet(n)) return;
  checkFields(n, ["kind", "progress", "goal"]);
  const kind = field(n, "kind");
  if (refuseHidden(kind)) return;
  const index = readIndex(kind, MISSION_KINDS, "mission", NO_MISSION);
  p.mission = index;
  p.progress = readWhole(field(n, "progress"), 0, 0, MOST);
}

/** Kinds of missions in their order. */
export function readMissionList(n: Node): number[] {
  const most = MISSIONS.length * MISSION_COPIES;
  return elements(n, most).map((each) => readIndex(each, MISSION_INDEX, "mission", 0));
}

function readRank(n: Node, d: PositionDraft, i: number): void {
  checkFields(n, ["crowns", "title"]);
  const crowns = field(n, "crowns");
  if (!isGiven(crowns)) return;
  d.s.seats[i].crowns = readWhole(crowns, 0, 0, MOST);
  d.crowned[i] = true;
}

/** The moves left are those of the seat whose turn it is; others have null. */
function readMovesOf(n: Node, d: PositionDraft, i: number): void {
  if (!isSet(n)) return;
  checkFields(n, ["attacks", "fortifies", "bombardments", "recruitments", "castle"]);
  if (i !== d.s.turn) return;
  d.words.moves = 0;
  const m: State["moves"] = d.s.moves;
  m.attacks = readWhole(field(n, "attacks"), 0, 0, MOST);
  m.fortifies = readWhole(field(n, "fortifies"), 0, 0, MOST);
  m.bombardments = readWhole(field(n, "bombardments"), 0, 0, MOST);
  m.recruitments = readWhole(field(n, "recruitments"), 0, 0, MOST);
  m.castle = readWordOf(field(n, "castle"), ["none", "bought", "built"], "castle", "none");
}

function readSettings(n: Node, p: SeatState): void {
  const s = p.settings;
  checkFields(n, ["losses", "dice", "windows"]);
  s.losses = readWordOf(field(n, "losses"), ["cheapest", "ask"], "value", s.losses);
  s.dice = readWordOf(field(n, "dice"), ["automatic", "ask"], "value", s.dice);
  s.windows = readWordOf(field(n, "windows"), ["always", "holding", "never"], "value", s.windows);
}
