import type { Judge } from "../judge";

/** What a search for ways costs, in units of thought. */
export const REACHED = 4;

/** What a node costs that is kept. */
export const TAKEN = 3;

/**
 * What a position costs that is judged, in units of thought: networks take as long as all the rest. A game that has
 * something in place of this judge says what it takes.
 */
export function judged({ value, instead, units = 0 }: Judge): number {
  if (instead !== undefined) return units;
  return value === undefined ? 4 : 8;
}
