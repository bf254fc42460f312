import { readInt, readNumbers, readWord, skip, unknownWord, type Line } from "../../../core/lines";
import { makeReadAction, type ChanceReader, type DeedReader, type Seats } from "../../../core/read-action";
import { readSetting } from "../../../core/settings";
import { CHANCE } from "../../../core/types";
import { readTerritory } from "../../../risk/europe/notation/words";
import { MOST } from "../../../risk/limits";
import { deedReaders } from "../../../risk/notation/deeds";
import { makeReadRoll, readContest } from "../../../risk/notation/dice";
import type { Action } from "../rules/actions";
import { SETTINGS } from "../rules/settings";
import { ARMY, DEEDS, readCard, readMissions } from "./deeds";

/** What seats do, by the verb that follows their colour. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  ...deedReaders(DEEDS),
  settle: (line, seat) => {
    const territory = readTerritory(line);
    const inCity = readInt(line, 0, MOST);
    const to = readTerritory(line);
    return { type: "settle", seat, territory, to, footmen: [inCity, readInt(line, 0, MOST)] };
  },
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

/** What is rolled besides the dice of a battle. */
const ROLL_READERS: Readonly<Record<string, ChanceReader<Action>>> = {
  tie: (line, seats) => ({ type: "tie", seat: CHANCE, ...readContest(line, seats) }),
  assault: (line) => ({ type: "volley", seat: CHANCE, faces: readNumbers(line, "vs", MOST) }),
  castle: (line) => ({ type: "recast", seat: CHANCE, faces: readNumbers(line, "vs", MOST) }),
};

const CHANCE_READERS = { roll: makeReadRoll(ROLL_READERS), draw: readDraw };

export const readAction = makeReadAction<Action>(CHANCE_READERS, SEAT_READERS, { type: "end", seat: CHANCE });

function readDraw(line: Line, seats: Seats): Action {
  const to = ARMY.read(line, seats);
  if (skip(line, "tile")) return { type: "tile", seat: CHANCE, to, territory: readTerritory(line) };
  if (skip(line, "card")) return { type: "card", seat: CHANCE, to, card: readCard(line) };
  if (!skip(line, "missions")) unknownWord(line, "draw", readWord(line, "draw"));
  return { type: "missions", seat: CHANCE, to, missions: readMissions(line) };
}
