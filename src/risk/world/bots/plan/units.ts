import type { Judge } from "../judge";

/** What a search for ways costs, in units of thought. */
export const REACHED = 3;

/** What a position costs that is judged, in units of thought: networks take nearly as long as all the rest. */
export function judged({ value }: Judge): number {
  return value === undefined ? 4 : 7;
}
