import { NEUTRAL, type CommonState } from "./types";

/** The id of an owner: a colour, "neutral" or "nobody". */
export function ownerId(s: { readonly colours: readonly string[] }, owner: number): string {
  if (owner >= 0) return s.colours[owner];
  return owner === NEUTRAL ? "neutral" : "nobody";
}

/** Whether chance is to move. */
export function chanceIsDue(s: CommonState): boolean {
  return s.asked.length === 0 && s.step !== "over";
}
