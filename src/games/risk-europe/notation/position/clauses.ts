import { readId } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { NOBODY } from "../../../../core/types";
import { BOARD } from "../../../../risk/europe/board";
import { volley } from "../../../../risk/europe/notation/words";
import { CHANCE_CLAUSE, endingClause, optionClauses, positionOf } from "../../../../risk/notation/position";
import { field, ids, oneOf, seat, seatList, whole, type Word } from "../../../../risk/notation/words";
import { META, type Options } from "../../meta";
import { armyId } from "../../rules/army";
import { MISSIONS } from "../../rules/missions";
import { ENDINGS, type State } from "../../rules/state";
import { newState } from "../../rules/state/initial";
import { PHASES, STEPS } from "../../rules/steps";
import { armyIndex } from "../armies";
import { MERCENARIES, SEATS } from "./army";
import type { Draft } from "./draft";
import { BATTLE, MOVES, SPLIT } from "./progress";
import { readLand, writeLand } from "./territory";
import { CROWN_CARDS } from "../../rules/numbers";

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): Draft {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  return { s, options, seats, armies: armyIndex(seats), words: {}, given: {} };
}

/** An army by its colour, a player's or a mercenary one; NOBODY is not written. */
function army<K extends string>(key: K): Word<{ [P in K]: number }, State, Draft> {
  return field(
    key,
    (line, { armies }: Draft) => readId(line, armies, "army"),
    (i, s: State) => (i === NOBODY ? undefined : ` ${armyId(s, i)}`),
  );
}

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
    seat("opener"),
    seat("leader"),
    army("lot"),
    army("acting"),
    seat("turn"),
    whole("half", { least: 1, most: 2, usual: 0 }),
    MOVES,
    SEATS,
    MERCENARIES,
  ],
  land: { ids: BOARD.index, read: readLand, write: writeLand },
  after: [
    SPLIT,
    volley("assault"),
    BATTLE,
    ids("drawn", MISSIONS, "mission", { least: 1 }),
    ids("below", MISSIONS, "mission", { least: 1 }),
    ids("gone", MISSIONS, "mission", { least: 1 }),
    whole("goneCards", { most: CROWN_CARDS, usual: 0, word: "gone_cards" }),
    endingClause(ENDINGS),
    seatList("winners"),
    CHANCE_CLAUSE,
  ],
  several: ["option", "seat", "army"],
  alike: [],
});
