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
} from "../../core/lines";
import { readOption, type OptionsDraft } from "../../core/options";
import { refuse } from "../refusals";
import { readRng } from "../../core/seed";
import { NOBODY, type OptionDef, type Seat } from "../../core/types";
import { readIds, readOneOf } from "../../core/words";
import { MOST } from "../limits";

/** Reads a clause of a position behind its first word. */
export type ClauseReader<S, D> = (this: void, line: Line, s: S, draft: D) => void;

/** What reads the clauses of a game's positions. */
export interface ClauseReaders<S, D> {
  /** By the first word of a clause. */
  readonly byWord: Readonly<Record<string, ClauseReader<S, D> | undefined>>;
  /** First words of which there may be several clauses, told apart by their second word. */
  readonly several: readonly string[];
  /** Those of `several` whose clauses may even be alike; none where it is left out. */
  readonly alike?: readonly string[];
  /** The index of each territory by its id: such a word begins a clause too. */
  readonly territories: Readonly<Record<string, number>>;
  /** Reads a territory's clause behind its id. */
  readonly readTerritoryClause: (this: void, line: Line, draft: D, territory: number) => void;
}

/** Gives what reads a clause into a draft, its first word too, and notes where it begins. */
export function clauseReader<
  S,
  D extends { readonly s: S; readonly words: Record<string, number | undefined> },
>(readers: ClauseReaders<S, D>): (this: void, line: Line, draft: D) => void {
  const { byWord, several, alike = [], territories, readTerritoryClause } = readers;
  const index = indexIds(Object.keys(byWord));
  return (line, draft) => {
    const word = readWord(line, "clause");
    const key = several.includes(word) ? `${word} ${peek(line)}` : word;
    if (typeof draft.words[key] === "number" && !alike.includes(word))
      faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
    draft.words[key] = line.at - 1;
    const t = idOf(territories, word);
    if (t >= 0) return readTerritoryClause(line, draft, t);
    const reader = idOf(index, word) < 0 ? undefined : byWord[word];
    if (reader !== undefined) reader(line, draft.s, draft);
    else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
  };
}

/** What the clauses below read into. */
interface Progress<P, T, E> {
  round: number;
  phase: P;
  step: T;
  asked: Seat[];
  contenders: Seat[];
  first: Seat;
  turn: Seat;
  ending: E | "none";
  winner: number;
  rng: readonly number[];
}

interface ProgressDraft {
  readonly options: OptionsDraft;
  readonly seats: Readonly<Record<string, number>>;
}

/**
 * The clauses that positions of all these games have, by their first word: options, where the game stands and who is
 * asked, how it ended, what chance begins with. `phases`, `steps` and `endings` are the ids that may be written.
 */
export function commonClauses<P extends string, T extends string, E extends string>(
  options: readonly OptionDef[],
  phases: readonly P[],
  steps: readonly T[],
  endings: readonly E[],
): Readonly<Record<string, ClauseReader<Progress<P, T, E>, ProgressDraft>>> {
  const phaseIndex = indexIds(phases);
  const stepIndex = indexIds(steps);
  const endingIndex = indexIds(endings);
  return {
    option: (line, _s, draft) => {
      readOption(line, options, draft.options);
    },
    round: (line, s) => {
      s.round = readInt(line, 0, MOST);
    },
    phase: (line, s) => {
      s.phase = readOneOf(line, phases, phaseIndex, "phase");
    },
    step: (line, s) => {
      s.step = readOneOf(line, steps, stepIndex, "step");
    },
    asked: (line, s, draft) => {
      s.asked = readIds(line, draft.seats, "seat");
    },
    contenders: (line, s, draft) => {
      s.contenders = readIds(line, draft.seats, "seat");
    },
    first: (line, s, draft) => {
      s.first = readId(line, draft.seats, "seat");
    },
    turn: (line, s, draft) => {
      s.turn = readId(line, draft.seats, "seat");
    },
    ending: (line, s, draft) => {
      s.ending = readOneOf(line, endings, endingIndex, "ending");
      s.winner = skip(line, "nobody") ? NOBODY : readId(line, draft.seats, "seat");
    },
    chance: (line, s) => {
      s.rng = readRng(line);
    },
  };
}
