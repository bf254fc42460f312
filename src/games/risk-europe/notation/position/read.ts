import { newState } from "../../rules/state/initial";
import { readId, readInt } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { readIds } from "../../../../core/words";
import { BOARD } from "../../../../risk/europe/board";
import { readVolley } from "../../../../risk/europe/read";
import { clauseReader, commonClauses, type ClauseReaders } from "../../../../risk/notation/clauses";
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

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): Draft {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  return { s, options, seats, armies: armyIndex(seats), words: {}, given: {} };
}

/** By its first word: what reads a clause behind it. */
const CLAUSES: ClauseReaders<State, Draft>["byWord"] = {
  ...commonClauses(META.options, PHASES, STEPS, ENDINGS),
  opener: (line, s, draft) => {
    s.opener = readId(line, draft.seats, "seat");
  },
  leader: (line, s, draft) => {
    s.leader = readId(line, draft.seats, "seat");
  },
  lot: (line, s, draft) => {
    s.lot = readId(line, draft.armies, "army");
  },
  acting: (line, s, draft) => {
    s.acting = readId(line, draft.armies, "army");
  },
  half: (line, s) => {
    s.half = readInt(line, 1, 2);
  },
  moves: (line, s) => {
    readMoves(line, s.moves);
  },
  seat: (line, _s, draft) => {
    readArmyClause(line, draft, false);
  },
  army: (line, _s, draft) => {
    readArmyClause(line, draft, true);
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
  winners: (line, s, draft) => {
    s.winners = readIds(line, draft.seats, "seat");
  },
};

/** Reads a clause of a position into the draft. */
export const readClause = clauseReader<State, Draft>({
  byWord: CLAUSES,
  several: ["option", "seat", "army"],
  territories: BOARD.index,
  readTerritoryClause,
});
