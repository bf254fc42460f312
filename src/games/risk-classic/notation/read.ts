import { CHANCE } from "../../../core/types";
import { goesOn, idOf, peek, readId, readWord, skip, unknownWord, type Line } from "../../../core/lines";
import { makeReadAction, type DeedReader, type Seats } from "../../../core/read-action";
import { readSetting } from "../../../core/settings";
import { deedReaders } from "../../../risk/notation/deeds";
import { CHANCE_READERS } from "../../../risk/world/notation/actions";
import { readTerritory } from "../../../risk/world/read";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { Action } from "../rules/actions";
import { CARD_INDEX } from "../rules/cards";
import { MISSION_INDEX } from "../rules/missions";
import { DEEDS } from "./deeds";

/** What seats do, by the verb that follows their colour. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  ...deedReaders(DEEDS),
  trade: (line, seat) => {
    const cards = readCards(line);
    return skip(line, "on")
      ? { type: "trade_on", seat, cards, territory: readTerritory(line) }
      : { type: "trade", seat, cards };
  },
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

export const readAction = makeReadAction<Action>({ ...CHANCE_READERS, draw: readDraw }, SEAT_READERS, {
  type: "end",
  seat: CHANCE,
});

function readDraw(line: Line, seats: Seats): Action {
  const to = readId(line, seats, "seat");
  if (skip(line, "mission")) return { type: "mission", seat: CHANCE, to, mission: readMission(line) };
  if (skip(line, "headquarters")) return { type: "lot", seat: CHANCE, to, territory: readTerritory(line) };
  if (!skip(line, "card")) unknownWord(line, "draw", readWord(line, "draw"));
  return { type: "card", seat: CHANCE, to, card: readId(line, CARD_INDEX, "card") };
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
