import { UNIT_COST } from "./numbers";
import { UNIT_KINDS } from "../../../risk/units";

/** The four kinds of units, cheapest first: the order of every count of units. */
export const UNITS = ["footman", "archer", "cavalry", "siege"] as const;
export const FOOTMAN = 0;

export { CASTLE_COST, CROWN_COST, UNIT_COST } from "./numbers";

/** What units are worth in coins. */
export function worth(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < UNIT_KINDS; k++) sum += units[k] * UNIT_COST[k];
  return sum;
}

/** Only so many footmen. */
export function footmen(n: number): number[] {
  return [n, 0, 0, 0];
}
