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
import { readRng } from "../../../../core/seed";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { readIds, readOneOf } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { BOARD } from "../../../../risk/world/board";
import { META, type Options } from "../../meta";
import { CARD_INDEX } from "../../rules/cards";
import { newState } from "../../rules/state/initial";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { NO_OTHERS, type Draft } from "./draft";
import { readBattle, readSeatClause } from "./words";

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
  s.contenders = [];
  s.neutralReserve = 0;
  for (const p of s.seats) p.reserve = 0;
  return { s, options, seats, words: {}, others: NO_OTHERS };
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
  turn: (line, s, d) => {
    s.turn = readId(line, d.seats, "seat");
  },
  due: (line, s) => {
    s.due = readInt(line, 0, MOST);
  },
  sets: (line, s) => {
    s.sets = readInt(line, 0, MOST);
  },
  captured: (_line, s) => {
    s.captured = true;
  },
  rewarded: (_line, s) => {
    s.rewarded = true;
  },
  seat: readSeatClause,
  neutral: (line, s) => {
    s.neutralReserve = readInt(line, 0, MOST);
  },
  others: (line, _s, d) => {
    const owner = readOwner(line, d);
    d.others = { owner, armies: readInt(line, 0, MOST) };
  },
  battle: (line, s) => {
    s.battle = readBattle(line);
  },
  discards: (line, s) => {
    s.discards = readIds(line, CARD_INDEX, "card");
  },
  ending: (line, s, d) => {
    s.ending = readOneOf(line, ENDINGS, ENDING_INDEX, "ending");
    s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
  },
  chance: (line, s) => {
    s.rng = readRng(line);
  },
};
const CLAUSE_INDEX = indexIds(Object.keys(CLAUSES));
/** Clauses of which there may be several, told apart by their second word. */
const SEVERAL: readonly string[] = ["option", "seat"];

/** Reads a clause of a position into the draft. */
export function readClause(line: Line, d: Draft): void {
  const word = readWord(line, "clause");
  const key = SEVERAL.includes(word) ? `${word} ${peek(line)}` : word;
  if (typeof d.words[key] === "number")
    faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
  d.words[key] = line.at - 1;
  const t = idOf(BOARD.index, word);
  if (t >= 0) {
    d.s.owners[t] = readOwner(line, d);
    d.s.armies[t] = readInt(line, 0, MOST);
    return;
  }
  const reader = idOf(CLAUSE_INDEX, word) < 0 ? undefined : CLAUSES[word];
  if (reader !== undefined) reader(line, d.s, d);
  else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
}

function readOwner(line: Line, d: Draft): number {
  return skip(line, "neutral") ? NEUTRAL : readId(line, d.seats, "owner");
}
