import type { Outcome, RankBattle } from "../../../risk/combat/odds/battle";
import { moreOdds, outcomeOf, startOdds, type OddsJob } from "../../../risk/combat/odds/job";
import { size } from "../../../risk/units";
import { costOf } from "../rules/units";

/** What is to be expected of a battle, by its exact odds (rules 8.1 to 8.17). */
export interface Expected {
  /** The chance that the attacker takes the place. */
  readonly win: number;
  /** Units that are left on average. */
  readonly mine: number;
  readonly theirs: number;
  /** The same in coins: of the attacker's units where it wins, of the defender's where it does not. */
  readonly winning: number;
  readonly holding: number;
  /** Coins' worth that each side loses on average. */
  readonly myLoss: number;
  readonly theirLoss: number;
}

/** The odds of a battle that are worked out, a few units of thought at a time. */
export interface Study {
  readonly battle: RankBattle;
  /** What is computed of it so far, until it is known. */
  job: OddsJob | undefined;
  expected: Expected | undefined;
}

/** Steps of a computation that take as long as a unit of thought. */
const STEPS = 400;

export function startStudy(battle: RankBattle): Study {
  return { battle, job: startOdds(battle), expected: undefined };
}

/** Works at a battle for about so many units; gives those that are left: none, or fewer, while it is not known. */
export function studyOn(study: Study, units: number): number {
  const { battle, job } = study;
  if (job === undefined) return units;
  if (!moreOdds(job, units * STEPS)) return 0;
  study.expected = expectedOf(battle, outcomeOf(job));
  study.job = undefined;
  return job.spare / STEPS;
}

function expectedOf({ attacker: own, defender: other }: RankBattle, { win, ends }: Outcome): Expected {
  let [mine, theirs, kept, held] = [0, 0, 0, 0];
  for (const { attacker, defender, chance } of ends) {
    mine += chance * size(attacker);
    theirs += chance * size(defender);
    kept += chance * costOf(attacker);
    held += chance * costOf(defender);
  }
  return {
    ...{ win, mine, theirs },
    winning: win > 0 ? kept / win : 0,
    holding: win < 1 ? held / (1 - win) : 0,
    myLoss: costOf(own.units) - kept,
    theirLoss: costOf(other.units) - held,
  };
}
