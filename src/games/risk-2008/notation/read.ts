import { CHANCE } from "../../../core/types";
import { goesOn, readId, readWord, skip, unknownWord, type Line } from "../../../core/lines";
import { makeReadAction, type DeedReader, type Seats } from "../../../core/read-action";
import { readSetting } from "../../../core/settings";
import { deedReaders } from "../../../risk/notation/deeds";
import { CHANCE_READERS, readTerritories } from "../../../risk/world/notation/actions";
import { readTerritory } from "../../../risk/world/read";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { Action } from "../rules/actions";
import { DEEDS, OBJECTIVE, REWARD } from "./deeds";

/** What seats do, by the verb that follows their colour. */
const SEAT_READERS: Readonly<Record<string, DeedReader<Action>>> = {
  ...deedReaders(DEEDS),
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
    objectives.push(OBJECTIVE.read(line));
    rewards.push(REWARD.read(line));
  }
  return { type: "objectives", seat: CHANCE, objectives, rewards };
}
