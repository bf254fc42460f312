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
  LESSER_CROWNS,
  MASTER_OF_THE_STRAITS,
  SPOILS_OF_WAR,
  WARDEN_OF_THE_MARCHES,
} from "./missions";
import type { State } from "./state";
import { worth } from "./units";
import { byPlayers } from "./variant";

/** Missions that can still be drawn. */
export function missionsLeft(s: State): number {
  return total(s.missions) + s.below.length + s.missionsUnknown;
}

/** Whether a mission's lasting bonus acts for an army: a player's own, turned over (rules 10.5, 10.6). */
export function hasBonus(s: State, army: number, mission: number): boolean {
  return isPlayer(s, army) && s.seats[army].completed.includes(mission);
}

type Condition = (this: void, s: State, seat: Seat) => boolean;

/** By kind of mission: whether its condition is met now (rule 10.6). */
const CONDITIONS: Readonly<Record<number, Condition | undefined>> = {
  [BROAD_REALM]: (s, seat) => countLands(s, seat) >= byPlayers(s, 9, 10, 12),
  [WARDEN_OF_THE_MARCHES]: (s, seat) => holdsMarches(s, seat),
  [FULL_COFFERS]: (s, seat) => s.seats[seat].coins >= 20,
  [LESSER_CROWNS]: (s, seat) =>
    BLACK.filter((t) => s.territories[t].owner === seat).length >= byPlayers(s, 3, 3, 4),
  [MASTER_OF_THE_STRAITS]: (s, seat) =>
    countStraits((t) => s.territories[t].owner === seat) >= byPlayers(s, 3, 3, 4),
  [ENGINES_OF_WAR]: (s, seat) => unitsOf(s, seat)[SIEGE] >= 2,
  [SPOILS_OF_WAR]: (s, seat) => s.seats[seat].spoils >= byPlayers(s, 4, 4, 5),
  [GREAT_HOST]: (s, seat) => worth(unitsOf(s, seat)) >= byPlayers(s, 50, 50, 60),
};

export function isMet(s: State, seat: Seat, mission: number): boolean {
  return CONDITIONS[mission]?.(s, seat) === true;
}

/** Castles enough, at least one of them where there is no city. */
function holdsMarches(s: State, seat: Seat): boolean {
  let castles = 0;
  let marches = 0;
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.castle && land.owner === seat) {
      castles++;
      if (PRINTED[t] === 0) marches++;
    }
  }
  return castles >= byPlayers(s, 2, 2, 3) && marches > 0;
}

/** Sea-lines with both ends among these territories; a territory may serve several (rule 10.11). */
export function countStraits(held: (this: void, t: number) => boolean): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++)
    if (held(t)) for (const over of BOARD.sea[t]) if (over > t && held(over)) n++;
  return n;
}
