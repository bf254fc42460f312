import { oneId, type DeedTable, type Value } from "../../../risk/notation/deeds";
import {
  landWords,
  MOVE,
  readTerritories,
  TERRITORY,
  WORLD_DEEDS,
} from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";

export const OBJECTIVE = oneId(OBJECTIVE_IDS, "objective");
export const REWARD = oneId(REWARD_IDS, "reward");
/** An army of Basic Training: `first` to `fifth`. */
export const ARMY = oneId(ARMY_IDS, "army");
const LANDS: Value<readonly number[]> = { read: readTerritories, write: landWords };

/** What seats do. */
export const DEEDS: DeedTable<Action> = {
  ...WORLD_DEEDS,
  army: [["army", ARMY]],
  capital: [TERRITORY],
  turn_in: [["cards", LANDS]],
  collect: [["objective", OBJECTIVE]],
  airfield: [TERRITORY],
  maneuver: MOVE,
};
