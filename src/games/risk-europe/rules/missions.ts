import { indexIds } from "../../../core/lines";

/** The eight Kingdom Missions (rule 10.6): the order of every count of missions. */
export const MISSIONS = [
  "broad_realm",
  "warden_of_the_marches",
  "full_coffers",
  "lesser_crowns",
  "master_of_the_straits",
  "engines_of_war",
  "spoils_of_war",
  "great_host",
] as const;
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
