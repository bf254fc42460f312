import { MAX_LINE } from "../../../core/lines";
import { refuse } from "./refusals";
import type { Refusal } from "../../../core/types";
import type { State } from "./state";
import { isCapital } from "./tax";
import { UNITS } from "./units";
import { landId } from "../../../risk/europe/board";
import { UNIT_KINDS } from "../../../risk/units";

/**
 * Most units of a kind in one territory: two armies of siege weapons, with two dice each and two characters
 * for a die, roll in one line of a record.
 */
export const MOST_UNITS = MAX_LINE / 10;

/** How many more units of a kind a territory takes; a capital keeps room for what was bought (CR23). */
export function roomFor(s: State, t: number, kind: number): number {
  const { owner, units } = s.territories[t];
  return MOST_UNITS - units[kind] - (isCapital(s, t) ? s.seats[owner].reserve[kind] : 0);
}

/** As many of these units as a territory takes. */
export function withRoom(s: State, t: number, units: readonly number[]): number[] {
  const some: number[] = [];
  for (let k = 0; k < UNIT_KINDS; k++) some[k] = Math.min(units[k], roomFor(s, t, k));
  return some;
}

/** Why a territory cannot take these units more (rule 1.8). */
export function refuseCrowd(s: State, t: number, units: readonly number[]): Refusal | undefined {
  for (let k = 0; k < UNIT_KINDS; k++) {
    if (units[k] > 0 && units[k] > roomFor(s, t, k))
      return refuse("units.limit", { unit: UNITS[k], territory: landId(t), most: MOST_UNITS });
  }
  return undefined;
}
