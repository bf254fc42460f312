import { readInt } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { MOST } from "../../../../risk/limits";
import { clauseReader, commonClauses, type ClauseReaders } from "../../../../risk/notation/clauses";
import { BOARD } from "../../../../risk/world/board";
import { seatClause, readLand, WORLD_CLAUSES } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { META, type Options } from "../../meta";
import { blankState } from "../../rules/state/initial";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { readAirfieldClause, readLands, readObjectiveClause, readSeatWord } from "./words";

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
const CLAUSES: ClauseReaders<State, WorldDraft<State>>["byWord"] = {
  ...commonClauses(META.options, PHASES, STEPS, ENDINGS),
  ...WORLD_CLAUSES,
  seat: seatClause<State>(readSeatWord),
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
};

/** Reads a clause of a position into the draft. */
export const readClause = clauseReader<State, WorldDraft<State>>({
  byWord: CLAUSES,
  several: ["option", "seat", "objective", "airfield"],
  territories: BOARD.index,
  readTerritoryClause: readLand,
});
