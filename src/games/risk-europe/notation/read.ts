import { readSetting } from "../../../core/settings";
import { SETTINGS } from "../rules/settings";
import {
  goesOn,
  readCounts,
  readId,
  readInt,
  readNumbers,
  readWord,
  skip,
  unknownWord,
  type Line,
} from "../../../core/lines";
import { makeReadAction, type ChanceReader, type DeedReader, type Seats } from "../../../core/read-action";
import { CHANCE, type Seat } from "../../../core/types";
import { readTerritory } from "../../../risk/europe/read";
import { makeReadRoll, readContest } from "../../../risk/notation/dice";
import type { Action } from "../rules/actions";
import { CARD_INDEX } from "../rules/cards";
import { MISSIONS, MISSION_INDEX } from "../rules/missions";
import { armyIndex } from "./armies";
import { UNIT_INDEX } from "./vocabulary";
import { UNIT_KINDS } from "../../../risk/units";

const MANY = 1000000;

/** The verbs that follow a colour, with what they want after them. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  bid: (line, seat) => ({ type: "bid", seat, coins: readInt(line, 0, MANY) }),
  settle: (line, seat) => {
    const territory = readTerritory(line);
    const inCity = readInt(line, 0, MANY);
    const to = readTerritory(line);
    return { type: "settle", seat, territory, to, footmen: [inCity, readInt(line, 0, MANY)] };
  },
  pick: (line, seat) => {
    const first = readCard(line);
    return { type: "pick", seat, cards: [first, readCard(line)] };
  },
  auction: (line, seat, seats) => ({ type: "auction", seat, army: readArmy(line, seats) }),
  keep: (line, seat) => ({ type: "keep", seat, mission: readId(line, MISSION_INDEX, "mission") }),
  expand: (line, seat) => readMove(line, seat, "expand"),
  split: (line, seat) => readMove(line, seat, "split"),
  maneuver: (line, seat) => readMove(line, seat, "maneuver"),
  also: (line, seat) => {
    const to = readTerritory(line);
    return { type: "also", seat, to, units: readUnits(line) };
  },
  alone: (_line, seat) => ({ type: "alone", seat }),
  idle: (_line, seat) => ({ type: "idle", seat }),
  tax: (line, seat) => ({ type: "tax", seat, territory: readTerritory(line) }),
  buy: (line, seat) => {
    const territory = readTerritory(line);
    return { type: "buy", seat, territory, units: readUnits(line) };
  },
  build: (line, seat) => ({ type: "build", seat, territory: readTerritory(line) }),
  crown: (_line, seat) => ({ type: "crown", seat }),
  fortify: (line, seat) => ({ type: "fortify", seat, territory: readTerritory(line) }),
  assault: (line, seat) => {
    const from = readTerritory(line);
    return { type: "assault", seat, from, to: readTerritory(line) };
  },
  end: (_line, seat) => ({ type: "end", seat }),
  battle: (line, seat) => ({ type: "battle", seat, territory: readTerritory(line) }),
  reroll: (_line, seat) => ({ type: "reroll", seat }),
  stand: (_line, seat) => ({ type: "stand", seat }),
  lose: (line, seat) => ({ type: "lose", seat, units: readUnits(line) }),
  reveal: (line, seat) => ({ type: "reveal", seat, missions: readMissionCounts(line) }),
  resign: (_line, seat) => ({ type: "resign", seat }),
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

/** What is rolled besides the dice of a battle. */
const ROLL_READERS: Readonly<Record<string, ChanceReader<Action>>> = {
  tie: (line, seats) => ({ type: "tie", seat: CHANCE, ...readContest(line, seats) }),
  assault: (line) => ({ type: "volley", seat: CHANCE, faces: readNumbers(line, "vs", MANY) }),
  castle: (line) => ({ type: "recast", seat: CHANCE, faces: readNumbers(line, "vs", MANY) }),
};

const CHANCE_READERS = { roll: makeReadRoll(ROLL_READERS), draw: readDraw };

export const readAction = makeReadAction<Action>(CHANCE_READERS, SEAT_READERS, { type: "end", seat: CHANCE });

function readDraw(line: Line, seats: Seats): Action {
  const to = readArmy(line, seats);
  if (skip(line, "tile")) return { type: "tile", seat: CHANCE, to, territory: readTerritory(line) };
  if (skip(line, "card")) return { type: "card", seat: CHANCE, to, card: readCard(line) };
  if (!skip(line, "missions")) unknownWord(line, "draw", readWord(line, "draw"));
  return { type: "missions", seat: CHANCE, to, missions: readMissions(line) };
}

function readMove(line: Line, seat: Seat, type: "expand" | "split" | "maneuver"): Action {
  const from = readTerritory(line);
  const to = readTerritory(line);
  return { type, seat, from, to, units: readUnits(line) };
}

/** Kinds of missions, one after the other, up to the end of the line. */
function readMissions(line: Line): number[] {
  const missions: number[] = [];
  while (goesOn(line, "")) missions.push(readId(line, MISSION_INDEX, "mission"));
  return missions;
}

/** Missions as counts by kind; each once. */
function readMissionCounts(line: Line): number[] {
  const counts = MISSIONS.map(() => 0);
  for (const mission of readMissions(line)) if (mission >= 0) counts[mission]++;
  return counts;
}

function readCard(line: Line): number {
  return readId(line, CARD_INDEX, "card");
}

function readArmy(line: Line, seats: Seats): number {
  return readId(line, armyIndex(seats), "army");
}

function readUnits(line: Line): number[] {
  return readCounts(line, UNIT_INDEX, UNIT_KINDS, MANY);
}
