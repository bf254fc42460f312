import {
  goesOn,
  idOf,
  indexIds,
  peek,
  readEnd,
  readId,
  readWord,
  skip,
  unknownWord,
  type Line,
} from "../../../core/lines";
import { readSetting } from "../../../core/settings";
import type { Seat } from "../../../core/types";
import { DEED_READERS, readMove, readRoll, readTerritories } from "../../../risk/world/notation/actions";
import { readTerritory } from "../../../risk/world/read";
import type { Action } from "../rules/actions";
import { CARD_INDEX } from "../rules/cards";
import { MISSION_INDEX } from "../rules/missions";
import { SETTINGS } from "../rules/settings";

type Seats = Readonly<Record<string, number>>;
type Reader = (this: void, line: Line, seat: Seat) => Action;

/** The verbs that follow a colour, with what they want behind them. */
const SEAT_READERS: Readonly<Record<string, Reader | undefined>> = {
  ...DEED_READERS,
  neutral: (line, seat) => ({ type: "neutral", seat, territory: readTerritory(line) }),
  headquarters: (line, seat) => ({ type: "headquarters", seat, territory: readTerritory(line) }),
  trade: (line, seat) => {
    const cards = readCards(line);
    return skip(line, "on")
      ? { type: "trade_on", seat, cards, territory: readTerritory(line) }
      : { type: "trade", seat, cards };
  },
  fortify: (line, seat) => ({ type: "fortify", seat, ...readMove(line) }),
  end: (_line, seat) => ({ type: "end", seat }),
  resign: (_line, seat) => ({ type: "resign", seat }),
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

// Membership is asked of this: a JavaScript object would answer to "constructor" as well.
const DEEDS = indexIds(Object.keys(SEAT_READERS));

/** Reads a line as an action; where it is none, `line.fault` says why. Rules are not asked here. */
export function readAction(line: Line, seats: Seats): Action {
  const word = readWord(line, "action");
  const action = readWhole(line, seats, word);
  readEnd(line);
  return action;
}

function readWhole(line: Line, seats: Seats, word: string): Action {
  if (word === "roll") return readRoll(line, seats);
  if (word === "draw") return readDraw(line, seats);
  if (word === "deal") return { type: "deal", seat: -1, territories: readTerritories(line) };
  const seat = idOf(seats, word);
  if (seat < 0) unknownWord(line, "action", word);
  const verb = readWord(line, "verb");
  const reader = idOf(DEEDS, verb) < 0 ? undefined : SEAT_READERS[verb];
  if (reader !== undefined) return reader(line, seat);
  unknownWord(line, "verb", verb);
  return { type: "end", seat };
}

/** What a seat draws, or what is drawn for it. */
function readDraw(line: Line, seats: Seats): Action {
  const to = readId(line, seats, "seat");
  if (skip(line, "mission")) return { type: "mission", seat: -1, to, mission: readMission(line) };
  if (skip(line, "headquarters")) return { type: "lot", seat: -1, to, territory: readTerritory(line) };
  if (!skip(line, "card")) unknownWord(line, "draw", readWord(line, "draw"));
  return { type: "card", seat: -1, to, card: readId(line, CARD_INDEX, "card") };
}

export function readMission(line: Line): number {
  return readId(line, MISSION_INDEX, "mission");
}

/** Cards as long as the words are cards. */
function readCards(line: Line): number[] {
  const cards = [readId(line, CARD_INDEX, "card")];
  while (goesOn(line, "on") && idOf(CARD_INDEX, peek(line)) >= 0)
    cards.push(readId(line, CARD_INDEX, "card"));
  return cards;
}
