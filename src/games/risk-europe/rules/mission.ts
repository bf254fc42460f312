import { total } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../risk/europe/board";
import { SIEGE } from "../../../risk/units";
import { isPlayer, unitsOf } from "./army";
import { BLACK } from "./cities";
import { countLands } from "./land";
import {
  BROAD_REALM,
  ENGINES_OF_WAR,
  FULL_COFFERS,
  GREAT_HOST,
  KINGDOM_MISSIONS,
  LESSER_CROWNS,
  MASTER_OF_THE_STRAITS,
  SPOILS_OF_WAR,
  WARDEN_OF_THE_MARCHES,
} from "./missions";
import type { State } from "./state";
import { worth } from "./units";
import { numberFor } from "./variant";

/** Missions that can still be drawn. */
export function missionsLeft(s: State): number {
  return total(s.missions) + s.below.length + s.missionsUnknown;
}

/** Whether a mission's lasting bonus acts for an army: a player's own, turned over (rules 10.5, 10.6). */
export function hasBonus(s: State, army: number, mission: number): boolean {
  return isPlayer(s, army) && s.seats[army].completed.includes(mission);
}

/** How much a seat has of what a mission asks for (rule 10.6). */
type Measure = (this: void, s: State, seat: Seat) => number;

const MEASURES: Readonly<Record<number, Measure | undefined>> = {
  [BROAD_REALM]: countLands,
  [WARDEN_OF_THE_MARCHES]: countMarches,
  [FULL_COFFERS]: (s, seat) => s.seats[seat].coins,
  [LESSER_CROWNS]: (s, seat) => BLACK.filter((t) => s.territories[t].owner === seat).length,
  [MASTER_OF_THE_STRAITS]: (s, seat) => countStraits((t) => s.territories[t].owner === seat),
  [ENGINES_OF_WAR]: (s, seat) => unitsOf(s, seat)[SIEGE],
  [SPOILS_OF_WAR]: (s, seat) => s.seats[seat].spoils,
  [GREAT_HOST]: (s, seat) => worth(unitsOf(s, seat)),
};

/** Whether a mission's condition is met now (rule 10.6). */
export function isMet(s: State, seat: Seat, mission: number): boolean {
  return MEASURES[mission] !== undefined && measureOf(s, seat, mission) >= goalOf(s, mission);
}

/** How much a seat has of what a mission asks for, and how much it asks for (rule 10.6). */
export function measureOf(s: State, seat: Seat, mission: number): number {
  return MEASURES[mission]?.(s, seat) ?? 0;
}

export function goalOf(s: State, mission: number): number {
  return numberFor(s, KINGDOM_MISSIONS[mission].goal);
}

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
