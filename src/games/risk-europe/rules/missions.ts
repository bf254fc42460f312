import { indexIds } from "../../../core/lines";
import type { Seat } from "../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../risk/europe/board";
import { SIEGE } from "../../../risk/units";
import { unitsOf } from "./army";
import { BLACK } from "./cities";
import { countLands } from "./land";
import type { ByPlayers } from "./numbers";
import type { State } from "./state";
import { worth } from "./units";

/** All that is said of a Kingdom Mission: rules, computers, panels, texts and drawings read it here. */
interface Mission {
  readonly id: string;
  /** How much of what it asks for fulfils it (rule 10.6). */
  readonly goal: ByPlayers;
  /** How much of that a seat has. */
  readonly measure: (this: void, s: State, seat: Seat) => number;
  /** How much of that a territory is for a seat, where it asks for territories. */
  readonly ofLand?: (this: void, s: State, seat: Seat, t: number) => number;
  /** What its lasting bonus comes to (rules 10.7 to 10.14). */
  readonly bonus: number;
}

/** All Kingdom Missions: the order of every count of missions. */
export const KINGDOM_MISSIONS: readonly Mission[] = [
  // Territories; then a Maneuver goes so far.
  { id: "broad_realm", goal: [9, 10, 12], measure: countLands, ofLand: () => 1, bonus: 3 },
  // Castles; then Fortify places so many Footmen by one.
  { id: "warden_of_the_marches", goal: [2, 2, 3], measure: countMarches, bonus: 6 },
  // Coins; then so many Footmen of each Spend order are free.
  { id: "full_coffers", goal: [20, 20, 20], measure: (s, seat) => s.seats[seat].coins, bonus: 3 },
  // Black cities; then so many Footmen come to each that is taxed.
  {
    id: "lesser_crowns",
    goal: [3, 3, 4],
    measure: (s, seat) => BLACK.filter((t) => s.territories[t].owner === seat).length,
    ofLand: (_s, _seat, t) => (BLACK.includes(t) ? 1 : 0),
    bonus: 1,
  },
  // Sea-lines; then each brings a coin when it is taxed, so many at most.
  {
    id: "master_of_the_straits",
    goal: [3, 3, 4],
    measure: (s, seat) => countStraits((t) => s.territories[t].owner === seat),
    ofLand: (s, seat, t) => BOARD.sea[t].filter((over) => s.territories[over].owner === seat).length,
    bonus: 3,
  },
  // Siege weapons; then one costs so many coins.
  { id: "engines_of_war", goal: [2, 2, 2], measure: (s, seat) => unitsOf(s, seat)[SIEGE], bonus: 6 },
  // Victories as the attacker; then each brings so many coins.
  { id: "spoils_of_war", goal: [4, 4, 5], measure: (s, seat) => s.seats[seat].spoils, bonus: 2 },
  // Coins that units are worth; then archers that defend need so much to hit.
  { id: "great_host", goal: [50, 50, 60], measure: (s, seat) => worth(unitsOf(s, seat)), bonus: 4 },
];
export const MISSIONS: readonly string[] = KINGDOM_MISSIONS.map(({ id }) => id);
export const MISSION_INDEX = indexIds(MISSIONS);
export const MISSION_KINDS = MISSIONS.length;
export const BROAD_REALM = MISSION_INDEX.broad_realm;
export const WARDEN_OF_THE_MARCHES = MISSION_INDEX.warden_of_the_marches;
export const FULL_COFFERS = MISSION_INDEX.full_coffers;
export const LESSER_CROWNS = MISSION_INDEX.lesser_crowns;
export const MASTER_OF_THE_STRAITS = MISSION_INDEX.master_of_the_straits;
export const ENGINES_OF_WAR = MISSION_INDEX.engines_of_war;
export const SPOILS_OF_WAR = MISSION_INDEX.spoils_of_war;
export const GREAT_HOST = MISSION_INDEX.great_host;

/** Castles, where at least one of them stands where there is no city; else none that count. */
function countMarches(s: State, seat: Seat): number {
  let castles = 0;
  let marches = 0;
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.castle && land.owner === seat) {
      castles++;
      if (PRINTED[t] === 0) marches++;
    }
  }
  return marches > 0 ? castles : 0;
}

/** Sea-lines with both ends among these territories; a territory may serve several (rule 10.11). */
export function countStraits(held: (this: void, t: number) => boolean): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++)
    if (held(t)) for (const over of BOARD.sea[t]) if (over > t && held(over)) n++;
  return n;
}
