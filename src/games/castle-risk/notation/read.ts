import { readSetting } from "../../../core/settings";
import { SETTINGS } from "../rules/settings";
import {
  readNumbers,
  unknownWord,
  readCounts,
  readId,
  readInt,
  readWord,
  skip,
  type Line,
} from "../../../core/lines";
import { makeReadAction, type ChanceReader, type DeedReader } from "../../../core/read-action";
import { CHANCE, type Seat } from "../../../core/types";
import { readTerritory } from "../../../risk/europe/read";
import { makeReadRoll, readContest } from "../../../risk/notation/dice";
import type { Action, EndedPhase } from "../rules/actions";
import { CARDS } from "../rules/cards";
import { POLICY_KINDS } from "../rules/policies";
import { CARD_INDEX, MISSION_INDEX, POLICY_INDEX, UNIT_INDEX } from "./vocabulary";
import { UNIT_KINDS } from "../../../risk/units";

const MANY = 1000000;
const ENDED: Readonly<Record<string, EndedPhase>> = {
  purchase: "purchase",
  attack: "attack",
  fortify: "fortify",
  diplomacy: "diplomacy",
  placement: "placement",
};

/** The verbs that follow a colour, with what they want after them. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  capital: (line, seat) => ({ type: "capital", seat, territory: readTerritory(line) }),
  policies: (line, seat) => ({
    type: "policies",
    seat,
    cards: readCounts(line, POLICY_INDEX, POLICY_KINDS, MANY),
  }),
  buy: (line, seat) =>
    skip(line, "castle") ? { type: "castle", seat } : { type: "buy", seat, units: readUnits(line) },
  donate: (line, seat) => ({ type: "donate", seat, coins: readInt(line, 1, MANY) }),
  attack: (line, seat) => readMove(line, seat, "attack"),
  fortify: (line, seat) => readMove(line, seat, "fortify"),
  build: (line, seat) => ({ type: "build", seat, territory: readTerritory(line) }),
  bombard: (line, seat) => {
    const from = readTerritory(line);
    return { type: "bombard", seat, from, to: readTerritory(line) };
  },
  recruit: (line, seat) => {
    const territory = readTerritory(line);
    return { type: "recruit", seat, territory, bribe: skip(line, "bribe") };
  },
  place: (line, seat) => {
    const territory = readTerritory(line);
    return { type: "place", seat, territory, units: readUnits(line) };
  },
  reinforce: (line, seat) => {
    const territory = readTerritory(line);
    return {
      type: "reinforce",
      seat,
      territory,
      unit: readId(line, REINFORCED, "unit") === 0 ? "infantry" : "archer",
    };
  },
  end: (line, seat) => {
    const word = readWord(line, "phase");
    const phase = ENDED[word];
    if (typeof phase !== "string") unknownWord(line, "phase", word);
    return { type: "end", seat, phase };
  },
  play: (line, seat) => ({ type: "play", seat, card: readId(line, CARD_INDEX, "card") }),
  pass: (_line, seat) => ({ type: "pass", seat }),
  lose: (line, seat) => ({ type: "lose", seat, units: readUnits(line) }),
  boost: (line, seat) => ({ type: "boost", seat, plus: readNumbers(line, "vs", MANY) }),
  discard: (line, seat) => ({
    type: "discard",
    seat,
    cards: readCounts(line, CARD_INDEX, CARDS.length, MANY),
  }),
  resign: (_line, seat) => ({ type: "resign", seat }),
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

const REINFORCED = { infantry: 0, archer: 1 };

/** What is rolled besides the dice of a combat. */
const ROLL_READERS: Readonly<Record<string, ChanceReader<Action>>> = {
  order: (line, seats) => ({ type: "order", seat: CHANCE, ...readContest(line, seats) }),
  first: (line, seats) => ({ type: "first", seat: CHANCE, ...readContest(line, seats) }),
  bombardment: (line) => ({ type: "bombardment", seat: CHANCE, faces: readNumbers(line, "vs", MANY) }),
  recruitment: (line) => ({ type: "recruitment", seat: CHANCE, face: readInt(line, 0, MANY) }),
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

function readMove(line: Line, seat: Seat, type: "attack" | "fortify"): Action {
  const from = readTerritory(line);
  const to = readTerritory(line);
  return { type, seat, from, to, units: readUnits(line) };
}

function readUnits(line: Line): number[] {
  return readCounts(line, UNIT_INDEX, UNIT_KINDS, MANY);
}
