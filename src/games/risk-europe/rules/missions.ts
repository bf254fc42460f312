import type { ByPlayers } from "./numbers";
import { indexIds } from "../../../core/lines";

/** A Kingdom Mission: its id, and how much of what it asks for fulfils it. */
interface Mission {
  readonly id: string;
  readonly goal: ByPlayers;
}

/** All Kingdom Missions (rule 10.6): the order of every count of missions. */
export const KINGDOM_MISSIONS: readonly Mission[] = [
  // Territories, castles, coins, black cities, sea-lines, siege weapons, victories, coins' worth of units.
  { id: "broad_realm", goal: [9, 10, 12] },
  { id: "warden_of_the_marches", goal: [2, 2, 3] },
  { id: "full_coffers", goal: [20, 20, 20] },
  { id: "lesser_crowns", goal: [3, 3, 4] },
  { id: "master_of_the_straits", goal: [3, 3, 4] },
  { id: "engines_of_war", goal: [2, 2, 2] },
  { id: "spoils_of_war", goal: [4, 4, 5] },
  { id: "great_host", goal: [50, 50, 60] },
];
export const MISSIONS: readonly string[] = KINGDOM_MISSIONS.map(({ id }) => id);
export const MISSION_INDEX = indexIds(MISSIONS);
export const MISSION_KINDS = 8;
export const BROAD_REALM = 0;
export const WARDEN_OF_THE_MARCHES = 1;
export const FULL_COFFERS = 2;
export const LESSER_CROWNS = 3;
export const MASTER_OF_THE_STRAITS = 4;
export const ENGINES_OF_WAR = 5;
export const SPOILS_OF_WAR = 6;
export const GREAT_HOST = 7;
