import { battleOdds } from "../../combat/odds/attack";
import { distantChance } from "../../combat/odds/distant";
import { PLAIN_ROLLS } from "../../combat/odds/rolls";

/** Attackers times defenders from which on following every roll would take too long for a table's frame. */
const MANY = 600;

/**
 * The chance that armies take a territory from so many defenders, rolled on until so many of them are left; `rolls` where
 * something helps a side. Exact for armies of usual numbers, and within a hundredth of a point for large ones.
 */
export function chanceOf(armies: number, defenders: number, until: number, rolls = PLAIN_ROLLS): number {
  return armies * defenders < MANY
    ? battleOdds(armies, defenders, until, rolls).chance
    : distantChance(armies, defenders, until, rolls);
}
