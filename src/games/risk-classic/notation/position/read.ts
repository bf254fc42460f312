import { readInt } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { readIds } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { clauseReader, commonClauses, type ClauseReaders } from "../../../../risk/notation/clauses";
import { BOARD } from "../../../../risk/world/board";
import { seatClause, readLand, WORLD_CLAUSES } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { META, type Options } from "../../meta";
import { CARD_INDEX } from "../../rules/cards";
import { newState } from "../../rules/state/initial";
import { ENDINGS, type State } from "../../rules/state";
import { PHASES, STEPS } from "../../rules/steps";
import { readSeatWord } from "./words";

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): WorldDraft<State> {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  s.neutralReserve = 0;
  for (const player of s.seats) player.reserve = 0;
  return { s, options, seats, words: {}, others: NO_OTHERS };
}

/** By its first word: what reads a clause behind it. */
const CLAUSES: ClauseReaders<State, WorldDraft<State>>["byWord"] = {
  ...commonClauses(META.options, PHASES, STEPS, ENDINGS),
  ...WORLD_CLAUSES,
  sets: (line, s) => {
    s.sets = readInt(line, 0, MOST);
  },
  captured: (_line, s) => {
    s.captured = true;
  },
  rewarded: (_line, s) => {
    s.rewarded = true;
  },
  seat: seatClause<State>(readSeatWord),
  neutral: (line, s) => {
    s.neutralReserve = readInt(line, 0, MOST);
  },
  discards: (line, s) => {
    s.discards = readIds(line, CARD_INDEX, "card");
  },
};

/** Reads a clause of a position into the draft. */
export const readClause = clauseReader<State, WorldDraft<State>>({
  byWord: CLAUSES,
  several: ["option", "seat"],
  territories: BOARD.index,
  readTerritoryClause: readLand,
});
