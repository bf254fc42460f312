import { PRINTED, SIZE } from "../../../risk/europe/board";
import { crownsOn } from "../rules/cities";
import type { State } from "../rules/state";
import { UNIT_KINDS, noUnits } from "../../../risk/units";

/** What an army has on the board. */
export interface Tally {
  readonly units: number[];
  lands: number;
  cities: number;
  /** What its cities count for. */
  crowns: number;
}

/** The tallies of all armies, in one walk over the board. */
export function tallyAll(s: State): Tally[] {
  const all: Tally[] = [];
  const n = s.seats.length + s.mercenaries.length;
  for (let i = 0; i < n; i++) all[i] = { units: noUnits(), lands: 0, cities: 0, crowns: 0 };
  for (let t = 0; t < SIZE; t++) {
    const { owner, attacker, units, force } = s.territories[t];
    if (owner >= 0) {
      const own = all[owner];
      own.lands++;
      if (PRINTED[t] > 0) {
        own.cities++;
        own.crowns += crownsOn(t);
      }
      for (let k = 0; k < UNIT_KINDS; k++) own.units[k] += units[k];
    }
    if (attacker >= 0) for (let k = 0; k < UNIT_KINDS; k++) all[attacker].units[k] += force[k];
  }
  return all;
}
