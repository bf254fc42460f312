import { followRolls, rollOutcome, startRolls, type RollJob } from "./attack";
import { beginWorth, fillWorth, startWorth, type Worth } from "./backward";
import type { OddsBattle, Outcome, RankBattle } from "./battle";
import { follow, startFlow, type Flow } from "./forward";
import { fieldOf, rankOutcome } from "./ranks";
import { volleyOutcome } from "./volley";

/** Odds that are being computed, a slice at a time. */
export interface OddsJob {
  readonly battle: OddsBattle;
  readonly rolls: RollJob | undefined;
  /** What states are worth to a defender who rolls again as is best; then how the battle is followed. */
  readonly worth: Worth | undefined;
  flow: Flow | undefined;
}

/** Begins to compute the odds of a battle. */
export function startOdds(battle: OddsBattle): OddsJob {
  if (battle.kind === "rolls")
    return { battle, rolls: startRolls(battle), worth: undefined, flow: undefined };
  if (battle.kind !== "ranks") return { battle, rolls: undefined, worth: undefined, flow: undefined };
  const field = fieldOf(battle);
  return battle.reroll === "best"
    ? { battle, rolls: undefined, worth: startWorth(field, "hold"), flow: undefined }
    : { battle, rolls: undefined, worth: undefined, flow: startFlow(field, battle.rolled, undefined) };
}

/** Computes about so many steps; gives whether all is known. A step is a few operations, the same in every engine. */
export function moreOdds(job: OddsJob, steps: number): boolean {
  const { battle, rolls, worth } = job;
  if (rolls !== undefined) return followRolls(rolls, steps);
  if (battle.kind !== "ranks") return true;
  if (job.flow === undefined) {
    if (worth === undefined || !fillWorth(worth, steps)) return false;
    job.flow = startFlow(worth.field, betterOf(worth, battle), worth);
    return false;
  }
  return follow(job.flow, steps);
}

/** The dice that lie, or those that are rolled again, if the castle's re-roll is asked about and worth it. */
function betterOf(worth: Worth, { rolled, again }: RankBattle): RankBattle["rolled"] {
  return again.length > 0 && beginWorth(worth, again) > beginWorth(worth, rolled) ? again : rolled;
}

/** What odds came to, once all is known. */
export function outcomeOf({ battle, rolls, flow }: OddsJob): Outcome {
  if (rolls !== undefined) return rollOutcome(rolls);
  if (flow !== undefined) return rankOutcome(flow.field, flow.mass);
  if (battle.kind === "volley") return volleyOutcome(battle);
  const win = battle.kind === "die" ? dieChance(battle.need) : 0;
  return { win, lose: 1 - win, both: 0, ends: [] };
}

/** The chance that a single die shows so much at least. */
function dieChance(need: number): number {
  return need > 6 ? 0 : need < 1 ? 1 : (7 - need) / 6;
}
