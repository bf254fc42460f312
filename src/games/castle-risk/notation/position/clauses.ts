import type { OptionsDraft } from "../../../../core/options";
import { BOARD } from "../../../../risk/europe/board";
import { volley } from "../../../../risk/europe/notation/words";
import { CHANCE_CLAUSE, endingClause, optionClauses, positionOf } from "../../../../risk/notation/position";
import {
  counts,
  ids,
  oneOf,
  seat,
  seatList,
  whole,
  wordsOf,
  type Word,
} from "../../../../risk/notation/words";
import { META, type Options } from "../../meta";
import { CARDS, MISSIONS } from "../../rules/cards";
import type { Moves, State } from "../../rules/state";
import { newState } from "../../rules/state/initial";
import { PHASES, STEPS } from "../../rules/steps";
import { BATTLE, RECRUITMENT, WINDOW } from "./battle";
import type { Draft } from "./draft";
import { SEATS } from "./seat";
import { readLand, writeLand } from "./territory";

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

const MOVE_WORDS = wordsOf<Moves>([
  whole("attacks"),
  whole("fortifies"),
  whole("bombardments"),
  whole("recruitments"),
  oneOf("castle", ["none", "bought", "built"]),
]);

const MOVES: Word<State> = {
  word: "moves",
  read: (line, { moves }) => {
    MOVE_WORDS.read(line, moves, undefined, "move");
  },
  write: ({ moves }) => ` moves${MOVE_WORDS.write(moves, undefined)}`,
};

export const { readClause, writePosition } = positionOf<State, Draft>({
  meta: META,
  before: [
    optionClauses(META.options),
    whole("round"),
    oneOf("phase", PHASES),
    oneOf("step", STEPS),
    seatList("asked"),
    seatList("contenders"),
    seat("first"),
    seat("turn"),
    MOVES,
    SEATS,
  ],
  land: { ids: BOARD.index, read: readLand, write: writeLand },
  after: [
    counts("discards", CARDS),
    ids("missionsBelow", MISSIONS, "mission", { word: "below" }),
    BATTLE,
    volley("bombardment"),
    RECRUITMENT,
    WINDOW,
    endingClause(["emperor", "survivor", "limit", "draw"]),
    CHANCE_CLAUSE,
  ],
  several: ["option", "seat", "window"],
  alike: ["window"],
});
