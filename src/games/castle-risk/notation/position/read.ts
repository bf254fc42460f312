import { readCounts, readId, readInt, skip, type Line } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { readIds, readWords, unknownNext } from "../../../../core/words";
import { CARDS } from "../../rules/cards";
import { MOST } from "../../../../risk/limits";
import { META, type Options } from "../../meta";
import type { Draft } from "./draft";
import { readSeat } from "./seat";
import { readTerritoryClause } from "./territory";
import { readBattle, readRecruitment, readWindow } from "./battle";
import { PHASES, STEPS } from "../../rules/steps";
import { newState } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { CARD_INDEX, MISSION_INDEX } from "../vocabulary";
import { BOARD } from "../../../../risk/europe/board";
import { clauseReader, commonClauses, type ClauseReaders } from "../../../../risk/notation/clauses";
import { readVolley } from "../../../../risk/europe/read";

const ENDINGS = ["emperor", "survivor", "limit", "draw"] as const;

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): Draft {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  return { s, options, seats, words: {}, crowned: {} };
}

/** By its first word: what reads a clause behind it. */
const CLAUSES: ClauseReaders<State, Draft>["byWord"] = {
  ...commonClauses(META.options, PHASES, STEPS, ENDINGS),
  moves: readMoves,
  seat: (line, _s, draft) => {
    readSeat(line, draft);
  },
  discards: (line, s) => {
    s.discards = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  },
  below: (line, s) => {
    s.missionsBelow = readIds(line, MISSION_INDEX, "mission");
  },
  battle: (line, s, draft) => {
    s.battle = readBattle(line, draft.seats);
  },
  bombardment: (line, s) => {
    s.bombardment = readVolley(line);
  },
  recruitment: (line, s) => {
    s.recruitment = readRecruitment(line);
  },
  window: (line, s, draft) => {
    s.window.push(readWindow(line, draft.seats));
  },
};

/** Reads a clause of a position into the draft. */
export const readClause = clauseReader<State, Draft>({
  byWord: CLAUSES,
  several: ["option", "seat", "window"],
  alike: ["window"],
  territories: BOARD.index,
  readTerritoryClause,
});

function readMoves(line: Line, s: State): void {
  readWords(line, () => {
    if (skip(line, "attacks")) s.moves.attacks = readInt(line, 0, MOST);
    else if (skip(line, "fortifies")) s.moves.fortifies = readInt(line, 0, MOST);
    else if (skip(line, "bombardments")) s.moves.bombardments = readInt(line, 0, MOST);
    else if (skip(line, "recruitments")) s.moves.recruitments = readInt(line, 0, MOST);
    else if (skip(line, "castle")) {
      const state = readId(line, { none: 0, bought: 1, built: 2 }, "castle");
      s.moves.castle = state === 2 ? "built" : state === 1 ? "bought" : "none";
    } else unknownNext(line, "move");
  });
}
