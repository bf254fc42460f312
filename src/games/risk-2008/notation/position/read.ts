import { indexIds, readId, readInt, skip, type Line } from "../../../../core/lines";
import { readOption, type OptionsDraft } from "../../../../core/options";
import { NOBODY } from "../../../../core/types";
import { readOneOf } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readWorldClause, WORLD_CLAUSES, type ClauseReader } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { META, type Options } from "../../meta";
import { blankState } from "../../rules/state/initial";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { readAirfieldClause, readLands, readObjectiveClause, readSeatClause } from "./words";

const PHASE_INDEX = indexIds(PHASES);
const STEP_INDEX = indexIds(STEPS);
const ENDING_INDEX = indexIds(ENDINGS);

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): WorldDraft<State> {
  const s = blankState(options as Options, colours, [0, 0, 0, 0]);
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
  seat: readSeatClause,
  cities: (line, s) => {
    s.cities = readLands(line);
  },
  objective: readObjectiveClause,
  airfield: readAirfieldClause,
  taken: (line, s) => {
    s.taken = readLands(line);
  },
  collected: (_line, s) => {
    s.collected = true;
  },
  maneuvers: (line, s) => {
    s.maneuvers = readInt(line, 0, MOST);
  },
  discards: (line, s) => {
    s.discards = readLands(line);
  },
  ending: (line, s, d) => {
    s.ending = readOneOf(line, ENDINGS, ENDING_INDEX, "ending");
    s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
  },
};
const CLAUSE_INDEX = indexIds(Object.keys(CLAUSES));
/** Clauses of which there may be several, told apart by their second word. */
const SEVERAL: readonly string[] = ["option", "seat", "objective", "airfield"];

/** Reads a clause of a position into the draft. */
export function readClause(line: Line, d: WorldDraft<State>): void {
  readWorldClause(line, d, CLAUSES, CLAUSE_INDEX, SEVERAL);
}
