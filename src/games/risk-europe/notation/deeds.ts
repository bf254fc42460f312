import { goesOn, readId, type Line } from "../../../core/lines";
import { FROM, TERRITORY, TO } from "../../../risk/europe/notation/words";
import { countsOf, numberFrom, oneId, type DeedTable, type Value } from "../../../risk/notation/deeds";
import { idWords } from "../../../risk/notation/words";
import type { Action } from "../rules/actions";
import { CARD_IDS, CARD_INDEX } from "../rules/cards";
import { MISSIONS, MISSION_INDEX } from "../rules/missions";
import { UNITS as UNIT_IDS } from "../rules/units";
import { armyColours } from "../rules/variant";
import { armyIndex } from "./armies";

export const UNITS = countsOf(UNIT_IDS);
const FORCE = ["units", UNITS] as const;

/** The cards for the first turn and the second. */
const PICKS: Value<readonly number[]> = {
  read: (line) => {
    const first = readCard(line);
    return [first, readCard(line)];
  },
  write: (cards) => idWords(cards, CARD_IDS),
};

/** An army by its colour, also one that is no seat's. */
export const ARMY: Value<number> = {
  read: (line, seats) => readId(line, armyIndex(seats), "army"),
  write: (army, colours) => ` ${armyColours(colours)[army]}`,
};

/** Missions as counts by kind; each once. */
const MISSION_COUNTS: Value<number[]> = {
  read: (line) => {
    const counts = MISSIONS.map(() => 0);
    for (const mission of readMissions(line)) if (mission >= 0) counts[mission]++;
    return counts;
  },
  write: (counts) => MISSIONS.map((id, k) => (counts[k] > 0 ? ` ${id}` : "")).join(""),
};

/** What seats do, but for the first choice of a city, whose footmen stand between its territories. */
export const DEEDS: DeedTable<Action> = {
  bid: [["coins", numberFrom(0)]],
  pick: [["cards", PICKS]],
  auction: [["army", ARMY]],
  keep: [["mission", oneId(MISSIONS, "mission")]],
  expand: [FROM, TO, FORCE],
  split: [FROM, TO, FORCE],
  maneuver: [FROM, TO, FORCE],
  also: [TO, FORCE],
  alone: [],
  idle: [],
  tax: [TERRITORY],
  buy: [TERRITORY, FORCE],
  build: [TERRITORY],
  crown: [],
  fortify: [TERRITORY],
  assault: [FROM, TO],
  end: [],
  battle: [TERRITORY],
  reroll: [],
  stand: [],
  lose: [FORCE],
  reveal: [["missions", MISSION_COUNTS]],
  resign: [],
};

export function readCard(line: Line): number {
  return readId(line, CARD_INDEX, "card");
}

/** Kinds of missions, one after the other, up to the end of the line. */
export function readMissions(line: Line): number[] {
  const missions: number[] = [];
  while (goesOn(line, "")) missions.push(readId(line, MISSION_INDEX, "mission"));
  return missions;
}
