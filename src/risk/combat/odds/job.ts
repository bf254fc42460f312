import { UNFINISHED } from "../../../core/odds";
import { followRolls, rollOutcome, startRolls, type RollJob } from "./attack";
import type { OddsBattle, Outcome } from "./battle";
import { europeOutcome, moreEurope, startEurope, type EuropeJob } from "./europe-job";

/** Odds of any game that are being computed, where nobody is at a table: that has a reckoner of its own game. */
export type OddsJob = { readonly rolls: RollJob } | { readonly europe: EuropeJob };

/** Begins to compute the odds of a battle. */
export function startOdds(battle: OddsBattle): OddsJob {
  return battle.kind === "rolls" ? { rolls: startRolls(battle) } : { europe: startEurope(battle) };
}

/** Computes about so many steps; gives whether all is known. A step is a few operations, the same in every engine. */
export function moreOdds(job: OddsJob, steps: number): boolean {
  return "rolls" in job ? followRolls(job.rolls, steps) !== UNFINISHED : moreEurope(job.europe, steps);
}

/** What odds came to, once all is known. */
export function outcomeOf(job: OddsJob): Outcome {
  return "rolls" in job ? rollOutcome(job.rolls) : europeOutcome(job.europe);
}

/** Steps where nobody waits for a frame. */
const ALL = 1e9;

/** What odds come to, computed at once. */
export function computeOdds(battle: OddsBattle): Outcome {
  const job = startOdds(battle);
  while (!moreOdds(job, ALL));
  return outcomeOf(job);
}
