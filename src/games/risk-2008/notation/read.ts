import { CHANCE } from "../../../core/types";
import { goesOn, indexIds, readId, readWord, skip, unknownWord, type Line } from "../../../core/lines";
import { makeReadAction, type DeedReader, type Seats } from "../../../core/read-action";
import { readSetting } from "../../../core/settings";
import {
  DEED_READERS,
  CHANCE_READERS,
  readMove,
  readTerritories,
} from "../../../risk/world/notation/actions";
import { readTerritory } from "../../../risk/world/read";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { Action } from "../rules/actions";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_INDEX, REWARD_INDEX } from "../rules/objectives";

const ARMY_INDEX = indexIds(ARMY_IDS);

/** The verbs that follow a colour, with what they want after them. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  ...DEED_READERS,
  army: (line, seat) => ({ type: "army", seat, army: readArmy(line) }),
  capital: (line, seat) => ({ type: "capital", seat, territory: readTerritory(line) }),
  turn_in: (line, seat) => ({ type: "turn_in", seat, cards: readTerritories(line) }),
  collect: (line, seat) => ({ type: "collect", seat, objective: readObjective(line) }),
  airfield: (line, seat) => ({ type: "airfield", seat, territory: readTerritory(line) }),
  maneuver: (line, seat) => ({ type: "maneuver", seat, ...readMove(line) }),
  end: (_line, seat) => ({ type: "end", seat }),
  resign: (_line, seat) => ({ type: "resign", seat }),
  set: (line, seat) => readSetting(line, SETTINGS, seat),
};

export const readAction = makeReadAction<Action>({ ...CHANCE_READERS, draw: readDraw }, SEAT_READERS, {
  type: "end",
  seat: CHANCE,
});

/** `draw cities alaska ...`, `draw objectives control_asia airfield_minor ...`, `draw red card alaska`. */
function readDraw(line: Line, seats: Seats): Action {
  if (skip(line, "cities")) return { type: "cities", seat: CHANCE, territories: readTerritories(line) };
  if (skip(line, "objectives")) return readObjectives(line);
  const to = readId(line, seats, "seat");
  if (!skip(line, "card")) unknownWord(line, "draw", readWord(line, "draw"));
  return { type: "card", seat: CHANCE, to, card: readTerritory(line) };
}

/** Objectives up to the end of the line, each with its reward. */
function readObjectives(line: Line): Action {
  const objectives: number[] = [];
  const rewards: number[] = [];
  while (goesOn(line, "")) {
    objectives.push(readObjective(line));
    rewards.push(readReward(line));
  }
  return { type: "objectives", seat: CHANCE, objectives, rewards };
}

export function readObjective(line: Line): number {
  return readId(line, OBJECTIVE_INDEX, "objective");
}

export function readReward(line: Line): number {
  return readId(line, REWARD_INDEX, "reward");
}

/** The index of an army of Basic Training: `first` to `fifth`. */
export function readArmy(line: Line): number {
  return readId(line, ARMY_INDEX, "army");
}
