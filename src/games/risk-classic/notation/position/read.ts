import { indexIds, readId, readInt, skip, type Line } from "../../../../core/lines";
import { readOption, type OptionsDraft } from "../../../../core/options";
import { NOBODY } from "../../../../core/types";
import { readIds, readOneOf } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readWorldClause, WORLD_CLAUSES, type ClauseReader } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { META, type Options } from "../../meta";
import { CARD_INDEX } from "../../rules/cards";
import { newState } from "../../rules/state/initial";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { readSeatClause } from "./words";

const PHASE_INDEX = indexIds(PHASES);
const STEP_INDEX = indexIds(STEPS);
const ENDING_INDEX = indexIds(ENDINGS);

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): WorldDraft<State> {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  s.neutralReserve = 0;
  for (const p of s.seats) p.reserve = 0;
  return { s, options, seats, words: {}, others: NO_OTHERS };
}

/** By its first word: what reads a clause behind it. */
const CLAUSES: Readonly<Record<string, ClauseReader<State, WorldDraft<State>> | undefined>> = {
  ...WORLD_CLAUSES,
  option: (line, _s, d) => {
    readOption(line, META.options, d.options);
  },
  phase: (line, s) => {
    s.phase = readOneOf(line, PHASES, PHASE_INDEX, "phase");
  },
  step: (line, s) => {
    s.step = readOneOf(line, STEPS, STEP_INDEX, "step");
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
  discards: (line, s) => {
    s.discards = readIds(line, CARD_INDEX, "card");
  },
  ending: (line, s, d) => {
    s.ending = readOneOf(line, ENDINGS, ENDING_INDEX, "ending");
    s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
  },
};
const CLAUSE_INDEX = indexIds(Object.keys(CLAUSES));
/** Clauses of which there may be several, told apart by their second word. */
const SEVERAL: readonly string[] = ["option", "seat"];

/** Reads a clause of a position into the draft. */
export function readClause(line: Line, d: WorldDraft<State>): void {
  readWorldClause(line, d, CLAUSES, CLAUSE_INDEX, SEVERAL);
}
