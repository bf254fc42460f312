import { CARD_INDEX, MISSION_INDEX } from "../rules/cards";
import { readId, readInt, readNumbers, readWord, skip, unknownWord } from "../../../core/lines";
import { makeReadAction, type ChanceReader, type DeedReader } from "../../../core/read-action";
import { readSetting } from "../../../core/settings";
import { CHANCE } from "../../../core/types";
import { readTerritory } from "../../../risk/europe/notation/words";
import { MOST } from "../../../risk/limits";
import { deedReaders } from "../../../risk/notation/deeds";
import { makeReadRoll, readContest } from "../../../risk/notation/dice";
import type { Action } from "../rules/actions";
import { SETTINGS } from "../rules/settings";
import { DEEDS, UNITS } from "./deeds";

/** What seats do, by the verb that follows their colour. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  ...deedReaders(DEEDS),
  buy: (line, seat) =>
    skip(line, "castle") ? { type: "castle", seat } : { type: "buy", seat, units: UNITS.read(line) },
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

/** What is rolled besides the dice of a combat. */
const ROLL_READERS: Readonly<Record<string, ChanceReader<Action>>> = {
  order: (line, seats) => ({ type: "order", seat: CHANCE, ...readContest(line, seats) }),
  first: (line, seats) => ({ type: "first", seat: CHANCE, ...readContest(line, seats) }),
  bombardment: (line) => ({ type: "bombardment", seat: CHANCE, faces: readNumbers(line, "vs", MOST) }),
  recruitment: (line) => ({ type: "recruitment", seat: CHANCE, face: readInt(line, 0, MOST) }),
};

const CHANCE_READERS: Readonly<Record<string, ChanceReader<Action>>> = {
  roll: makeReadRoll(ROLL_READERS),
  deal: (line, seats) => {
    const to = readId(line, seats, "seat");
    return { type: "deal", seat: CHANCE, to, territory: readTerritory(line) };
  },
  draw: (line, seats) => {
    const to = readId(line, seats, "seat");
    if (skip(line, "mission"))
      return { type: "mission", seat: CHANCE, to, mission: readId(line, MISSION_INDEX, "mission") };
    if (!skip(line, "card")) unknownWord(line, "draw", readWord(line, "draw"));
    return { type: "card", seat: CHANCE, to, card: readId(line, CARD_INDEX, "card") };
  },
};

export const readAction = makeReadAction(CHANCE_READERS, SEAT_READERS, { type: "pass", seat: CHANCE });
