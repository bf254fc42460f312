/** The four kinds of units, cheapest first: the order of every count of units. */
export const UNITS = ["infantry", "archer", "cavalry", "siege"] as const;
export const INFANTRY = 0;

const ARCHER_COST = 2;
const CAVALRY_COST = 3;
const SIEGE_COST = 6;
/** Prices in coins, also what a standing army is worth (rule 1.3; rulebook, phase 3). */
export const UNIT_COST: readonly number[] = [1, ARCHER_COST, CAVALRY_COST, SIEGE_COST];
export const CASTLE_COST = 12;

/** What a capital starts with and what holds a neutral city (rules 2.3, 2.4; CR2, CR3). */
export const CITY_FORCE: readonly number[] = [4, 2, 1, 0];
/** What takes over an eliminated player's castle outside a city (rule 9.8; CR35). */
export const CASTLE_FORCE: readonly number[] = [4, 2, 0, 0];

/** What units cost, or are worth, in coins; written out likewise. */
export function costOf(units: readonly number[]): number {
  return units[0] + units[1] * ARCHER_COST + units[2] * CAVALRY_COST + units[3] * SIEGE_COST;
}
