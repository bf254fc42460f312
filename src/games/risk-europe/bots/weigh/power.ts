/** How units count in a fight, by kind; and what a castle adds to its defender. */
const POWER: readonly number[] = [1, 1.8, 2.5, 4];
export const CASTLE_FACTOR = 1.4;

export function powerOf(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += units[k] * POWER[k];
  return sum;
}

/** So many units, the strongest first. */
export function strongest(free: readonly number[], n: number): number[] {
  const units = [0, 0, 0, 0];
  let rest = n;
  for (let k = 3; k >= 0; k--) {
    units[k] = free[k] < rest ? free[k] : rest;
    rest -= units[k];
  }
  return units;
}
