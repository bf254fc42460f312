import type { Judge } from "../judge";

/** What a search for ways costs, in units of thought. */
export const REACHED = 4;

/** What a node costs that is kept. */
export const TAKEN = 3;

/**
 * What a position costs that is judged, in units of thought: networks take as long as all the rest, and what a game has in
 * place of this judge a little longer than it.
 */
export function judged({ value, instead }: Judge): number {
  if (value !== undefined) return 8;
  return instead === undefined ? 4 : 5;
}
