import { beginWorth, fillWorth, startWorth } from "./backward";
import { isPlain, type EuropeBattle, type Outcome, type RankBattle } from "./battle";
import { follow, startFlow } from "./forward";
import { moreField, startField, type FieldParts } from "./field";
import {
  addRows,
  halvesCost,
  noHalves,
  rankOutcome,
  rankWin,
  type Flow,
  type Layers,
  type Worth,
} from "./ranks";
import { followSweep, startSweep, sweepOutcome, sweepWin, type Sweep } from "./sweep";
import { volleyOutcome } from "./bombardment";

/** Odds of a battle in a game of Europe that are being computed, a slice at a time. */
export interface EuropeJob {
  readonly battle: EuropeBattle;
  /** Of a battle in ranks: its field, part by part; what its states hold; what they are worth to a defender who rolls again as is best; then how it is followed. */
  readonly parts: FieldParts | undefined;
  readonly mass: Layers;
  worth: Worth | undefined;
  flow: Flow | undefined;
  /** Where units are lost cheapest first on both sides: how it is followed then. */
  sweep: Sweep | undefined;
  /** Steps of the last slice that were not needed. */
  spare: number;
}

/** Begins to compute the odds of a battle; `like`: those of one against the same defender, of which something can be used again. */
export function startEurope(battle: EuropeBattle, like?: EuropeJob): EuropeJob {
  return {
    battle,
    parts: battle.kind === "ranks" ? startField(battle, like?.parts) : undefined,
    mass: [],
    worth: undefined,
    flow: undefined,
    sweep: undefined,
    spare: 0,
  };
}

/** Computes about so many steps; gives whether all is known. A step is a few operations, the same in every engine. */
export function moreEurope(job: EuropeJob, steps: number): boolean {
  const { battle, parts, mass } = job;
  if (battle.kind !== "ranks" || parts === undefined) {
    job.spare = steps;
    return true;
  }
  if (job.flow !== undefined) {
    job.spare = follow(job.flow, steps);
    return job.flow.own < 0;
  }
  const left = job.sweep === undefined ? moreField(parts, steps) : steps;
  const { field } = parts;
  if (field === undefined || left <= 0) return false;
  if (isPlain(battle)) {
    job.sweep ??= startSweep(field, battle.rolled);
    job.spare = followSweep(job.sweep, left);
    return job.sweep.sum < 0;
  }
  if (battle.reroll === "best") {
    job.worth ??= startWorth(field, "hold");
    if (!fillWorth(job.worth, left)) return false;
  }
  const rest = addRows(field, mass, left);
  if (rest <= 0) return false;
  const { worth } = job;
  const rolled = worth === undefined ? battle.rolled : betterOf(worth, battle);
  const half = noHalves(field);
  job.flow = startFlow(field, { mass, half }, rolled, worth);
  job.spare = follow(job.flow, rest - halvesCost(half));
  return job.flow.own < 0;
}

/** The dice that lie, or those that are rolled again, if the castle's re-roll is asked about and worth it. */
function betterOf(worth: Worth, { rolled, again }: RankBattle): RankBattle["rolled"] {
  return again.length > 0 && beginWorth(worth, again) > beginWorth(worth, rolled) ? again : rolled;
}

/** What odds came to, once all is known. */
export function europeOutcome({ battle, flow, sweep }: EuropeJob): Outcome {
  if (sweep !== undefined) return sweepOutcome(sweep);
  if (flow !== undefined) return rankOutcome(flow.field, flow.mass);
  if (battle.kind === "volley") return volleyOutcome(battle);
  const win = battle.kind === "die" ? dieChance(battle.need) : 0;
  return { win, lose: 1 - win, both: 0, ends: [] };
}

/** The chance to win, once all is known. */
export function europeWin(job: EuropeJob): number {
  const { sweep, flow } = job;
  if (sweep !== undefined) return sweepWin(sweep);
  return flow === undefined ? europeOutcome(job).win : rankWin(flow.field, flow.mass);
}

/** The chance that a single die shows so much at least. */
function dieChance(need: number): number {
  return need > 6 ? 0 : need < 1 ? 1 : (7 - need) / 6;
}
