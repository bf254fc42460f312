import { growth } from "../../../../risk/growth";

/*
 * How hard a territory is pressed upon: what the units of several armies count together, in parts by how ready these are,
 * beside what holds it. No chance of a battle: nobody has chosen to attack, with what, and whether at all. The share of what
 * is kept or lost by it, with weights that were found in games. Where one army stands against another it is near to the
 * exact odds: 4.6 points off on average (test/risk/fit.test.ts).
 */

/** How units count, by kind; and how many times as much in a castle. */
const POWER: readonly number[] = [1, 1.4, 1.77, 3.5];
export const CASTLE_FACTOR = 1.1;
/** How steeply pressure rises with the lead, and by how much who holds the place is ahead of it. */
const STEEP = 3.05;
const AHEAD = 0.2;

export function powerOf(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < POWER.length; k++) sum += units[k] * POWER[k];
  return sum;
}

/** From 0 to 1, how hard power of enemies presses upon that of who holds a place. */
export function pressure(enemies: number, held: number): number {
  if (enemies <= 0) return 0;
  return 1 / (1 + growth(AHEAD - (STEEP * (enemies - held)) / Math.sqrt(enemies + held)));
}
