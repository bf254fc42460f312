import type { Judge } from "../judge";

/** What a search for ways costs, in units of thought. */
export const REACHED = 4;

/** What a node costs that is kept. */
export const TAKEN = 3;

/** What a position costs that is judged, in units of thought: networks take as long as all the rest. */
export function judged({ value }: Judge): number {
  return value === undefined ? 4 : 8;
}
