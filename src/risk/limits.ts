/** Largest number of coins, tokens, rounds and the like that the notation writes: counting ends there. */
export const MOST = 1000000;

/** A sum that stays within the numbers that can be written. */
export function raised(n: number, by: number): number {
  return n + by < MOST ? n + by : MOST;
}
