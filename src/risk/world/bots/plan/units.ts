import type { Judge } from "../judge";

/** What a search for ways costs, in units of thought. */
export const REACHED = 3;

/**
 * What a position costs that is judged, in units of thought: networks take nearly as long as all the rest, and what a game
 * has in place of this judge a little longer than it.
 */
export function judged({ value, instead }: Judge): number {
  if (value !== undefined) return 7;
  return instead === undefined ? 4 : 5;
}
