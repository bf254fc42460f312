import { expect } from "vitest";
import type { OddsBattle, Outcome } from "../../src/risk/combat/odds/battle";
import { moreOdds, outcomeOf, startOdds } from "../../src/risk/combat/odds/job";

/** The odds of a battle, computed at once or in slices of so many steps. */
export function outcome(battle: OddsBattle, slice = 1e9): Outcome {
  const job = startOdds(battle);
  for (let i = 0; !moreOdds(job, slice); i++) if (i > 1e6) throw new Error("odds without an end");
  return outcomeOf(job);
}

/** A number that may be off where rounding begins, for expectations. */
export function near(value: number, digits = 12): unknown {
  return expect.closeTo(value, digits);
}
