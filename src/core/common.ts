import { NEUTRAL, type CommonState, type Seat } from "./types";

/** The id of an owner: a colour, "neutral" or "nobody". */
export function ownerId(s: { readonly colours: readonly string[] }, owner: number): string {
  if (owner >= 0) return s.colours[owner];
  return owner === NEUTRAL ? "neutral" : "nobody";
}

/** All who have won; empty for a draw, and while the game lasts. */
export function winnersOf({ winner, winners = [] }: CommonState): readonly Seat[] {
  return winners.length > 0 || winner < 0 ? winners : [winner];
}

/** The round that was played last: a limit of rounds may end a game only as the next one begins. */
export function roundPlayed({ step, round, options }: CommonState): number {
  const limit = options["round_limit"];
  return step === "over" && typeof limit === "number" && limit > 0 && limit < round ? limit : round;
}

/** Whether chance is to move. */
export function chanceIsDue(s: CommonState): boolean {
  return s.asked.length === 0 && s.step !== "over";
}
