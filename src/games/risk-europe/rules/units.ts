/** The four kinds of units, cheapest first: the order of every count of units. */
export const UNITS = ["footman", "archer", "cavalry", "siege"] as const;
export const FOOTMAN = 0;

/** What an army has, on the board and in its reserve together (rule 2.1). */
export const ARMY_UNITS: readonly number[] = [35, 12, 12, 4];
/** Prices in coins (rule 5.16). */
export const UNIT_COST: readonly number[] = [1, 2, 3, 10];
export const CASTLE_COST = 12;
export const CROWN_COST = 10;
/** Castles and Crown Cards in the box (rules 2.3, 2.6). */
export const CASTLES = 8;
export const CROWN_CARDS = 8;

/** What units are worth in coins. */
export function worth(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += units[k] * UNIT_COST[k];
  return sum;
}

/** Only so many footmen. */
export function footmen(n: number): number[] {
  return [n, 0, 0, 0];
}
