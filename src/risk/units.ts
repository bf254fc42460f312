import type { Counts } from "../core/counts";

/*
 * Units of the Europe box: counts of four kinds, cheapest first. Kind 0 is the man on foot, whom each game names.
 */
export const FOOT = 0;
export const ARCHER = 1;
export const CAVALRY = 2;
export const SIEGE = 3;
export const UNIT_KINDS = 4;

export const NO_UNITS: readonly number[] = [0, 0, 0, 0];
export const ONE_SIEGE: readonly number[] = [0, 0, 0, 1];

/** Number of units; written out because it is asked more often than anything else. */
export function size(units: readonly number[]): number {
  return units[0] + units[1] + units[2] + units[3];
}

/** Whether there is any unit at all. */
export function any(units: readonly number[]): boolean {
  return units[0] > 0 || units[1] > 0 || units[2] > 0 || units[3] > 0;
}

export function copyUnits(units: readonly number[]): Counts {
  return [units[0], units[1], units[2], units[3]];
}

/** Counts of units that are all none. */
export function noUnits(): Counts {
  return [0, 0, 0, 0];
}
