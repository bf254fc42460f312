import {
  meanOf,
  meanOfJob,
  moreMean,
  startMean,
  type Mean,
  type MeanJob,
} from "../../../../risk/combat/odds/mean";
import { size } from "../../../../risk/units";
import { plainBattle } from "../../rules/odds";
import { newBattle } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { UNIT_COST } from "../../rules/units";

/** What was reckoned of battles in one decision, by battle; the large one that is being followed; and the units of thought that all took. */
export interface Reckoned {
  readonly battles: Record<string, Mean | undefined>;
  followed: MeanJob | undefined;
  spent: number;
}

/** Pairs of what both sides can come to, of which so many take a unit of thought. */
const PAIRS = 4;
/** Pairs of a battle from which on it is followed a part at a time. */
const LARGE = 8;
const PART = 30;

/** What is to be expected of a force that attacks these units in a territory: the exact odds (rules 7.2 to 7.6). */
export function expect(
  s: State,
  reckoned: Reckoned,
  land: number,
  force: readonly number[],
  units: readonly number[],
): Mean {
  const { battles } = reckoned;
  const key = keyOf(land, force, units);
  const mean = battles[key] ?? meanOf(plainBattle(s, newBattle(land), force, units), UNIT_COST);
  if (battles[key] === undefined) reckoned.spent += (size(force) * size(units)) / PAIRS;
  battles[key] = mean;
  return mean;
}

/** Whether a battle of as many units is followed a part at a time. */
export function isLarge(attackers: number, defenders: number): boolean {
  return attackers * defenders >= LARGE;
}

/** Works on a large battle that will be asked about; gives the units of thought that it took, 0 where it is known or not large. */
export function foresee(
  s: State,
  reckoned: Reckoned,
  land: number,
  force: readonly number[],
  units: readonly number[],
): number {
  const key = keyOf(land, force, units);
  if (!isLarge(size(force), size(units)) || reckoned.battles[key] !== undefined) return 0;
  reckoned.followed ??= startMean(plainBattle(s, newBattle(land), force, units));
  if (moreMean(reckoned.followed, PART)) {
    reckoned.battles[key] = meanOfJob(reckoned.followed, UNIT_COST);
    reckoned.followed = undefined;
  }
  return PART / PAIRS;
}

function keyOf(land: number, force: readonly number[], units: readonly number[]): string {
  return `${land} ${force.join(" ")} ${units.join(" ")}`;
}
