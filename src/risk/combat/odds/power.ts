import { chanceAt } from "./fit";

/*
 * A coarser fit of the exact odds, for dangers from several armies at once, and for armies that are only thought of: what
 * units count together tells the chance. In battles of Risk Europe it is off by 4.6 points on average, in one of twenty by
 * more than 15 (test/risk/fit.test.ts).
 */

/** How units count in a fight, by kind; and how many times as much in a castle. */
const POWER: readonly number[] = [1, 1.4, 1.77, 3.5];
export const CASTLE_FACTOR = 1.1;
/** How steeply the chance rises with the lead, and by how much the defender is ahead of it. */
const STEEP = 3.05;
const AHEAD = 0.2;

export function powerOf(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < POWER.length; k++) sum += units[k] * POWER[k];
  return sum;
}

/** The chance that power of an attacker overcomes that of a defender. */
export function overcome(attacker: number, defender: number): number {
  if (attacker <= 0) return 0;
  return chanceAt((STEEP * (attacker - defender)) / Math.sqrt(attacker + defender) - AHEAD);
}
