import { newState } from "../../rules/state/initial";
import {
  faultAt,
  idOf,
  indexIds,
  peek,
  readId,
  readInt,
  readWord,
  shown,
  skip,
  type Line,
} from "../../../../core/lines";
import { readOption, type OptionsDraft } from "../../../../core/options";
import { refuse } from "../../../../core/refuse";
import { readIds, readOneOf } from "../../../../core/words";
import { readRng } from "../../../../core/seed";
import { NOBODY } from "../../../../core/types";
import { BOARD } from "../../../../risk/europe/board";
import { readVolley } from "../../../../risk/europe/read";
import { MOST } from "../../../../risk/limits";
import { META, type Options } from "../../meta";
import { MISSION_INDEX } from "../../rules/missions";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { CROWN_CARDS } from "../../rules/units";
import { armyIndex } from "../armies";
import { readArmyClause, readList } from "./army";
import type { Draft } from "./draft";
import { readBattle, readMoves, readSplit } from "./progress";
import { readTerritoryClause } from "./territory";

const PHASE_INDEX = indexIds(PHASES);
const STEP_INDEX = indexIds(STEPS);
const ENDING_INDEX = indexIds(ENDINGS);

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): Draft {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  return { s, options, seats, armies: armyIndex(seats), words: {}, given: {} };
}

type ClauseReader = (this: void, line: Line, s: State, d: Draft) => void;

/** By its first word: what reads a clause behind it. */
const CLAUSES: Readonly<Record<string, ClauseReader | undefined>> = {
  option: (line, _s, d) => {
    readOption(line, META.options, d.options);
  },
  round: (line, s) => {
    s.round = readInt(line, 0, MOST);
  },
  phase: (line, s) => {
    s.phase = readOneOf(line, PHASES, PHASE_INDEX, "phase");
  },
  step: (line, s) => {
    s.step = readOneOf(line, STEPS, STEP_INDEX, "step");
  },
  asked: (line, s, d) => {
    s.asked = readIds(line, d.seats, "seat");
  },
  contenders: (line, s, d) => {
    s.contenders = readIds(line, d.seats, "seat");
  },
  first: (line, s, d) => {
    s.first = readId(line, d.seats, "seat");
  },
  opener: (line, s, d) => {
    s.opener = readId(line, d.seats, "seat");
  },
  leader: (line, s, d) => {
    s.leader = readId(line, d.seats, "seat");
  },
  turn: (line, s, d) => {
    s.turn = readId(line, d.seats, "seat");
  },
  lot: (line, s, d) => {
    s.lot = readId(line, d.armies, "army");
  },
  acting: (line, s, d) => {
    s.acting = readId(line, d.armies, "army");
  },
  half: (line, s) => {
    s.half = readInt(line, 1, 2);
  },
  moves: (line, s) => {
    readMoves(line, s.moves);
  },
  seat: (line, _s, d) => {
    readArmyClause(line, d, false);
  },
  army: (line, _s, d) => {
    readArmyClause(line, d, true);
  },
  split: (line, s) => {
    s.split = readSplit(line);
  },
  assault: (line, s) => {
    s.assault = readVolley(line);
  },
  battle: (line, s) => {
    s.battle = readBattle(line);
  },
  drawn: (line, s) => {
    s.drawn = readList(line, MISSION_INDEX, "mission");
  },
  below: (line, s) => {
    s.below = readList(line, MISSION_INDEX, "mission");
  },
  gone: (line, s) => {
    s.gone = readList(line, MISSION_INDEX, "mission");
  },
  gone_cards: (line, s) => {
    s.goneCards = readInt(line, 0, CROWN_CARDS);
  },
  ending: (line, s, d) => {
    s.ending = readOneOf(line, ENDINGS, ENDING_INDEX, "ending");
    s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
  },
  winners: (line, s, d) => {
    s.winners = readIds(line, d.seats, "seat");
  },
  chance: (line, s) => {
    s.rng = readRng(line);
  },
};
const CLAUSE_INDEX = indexIds(Object.keys(CLAUSES));
/** Clauses of which there may be several, told apart by their second word. */
const SEVERAL: readonly string[] = ["option", "seat", "army"];

/** Reads a clause of a position into the draft. */
export function readClause(line: Line, d: Draft): void {
  const word = readWord(line, "clause");
  const key = SEVERAL.includes(word) ? `${word} ${peek(line)}` : word;
  if (typeof d.words[key] === "number")
    faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
  d.words[key] = line.at - 1;
  const t = idOf(BOARD.index, word);
  if (t >= 0) return readTerritoryClause(line, d, t);
  const reader = idOf(CLAUSE_INDEX, word) < 0 ? undefined : CLAUSES[word];
  if (reader !== undefined) reader(line, d.s, d);
  else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
}
