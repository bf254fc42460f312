import { size } from "../../units";
import type { RankBattle } from "./battle";
import { fitOf, groundOf, type Expected } from "./fit";
import { meanOfJob, moreMean, priceOf, startMean, type MeanJob } from "./mean";

/**
 * The exact odds of a battle from its beginning, worked out a few units of a computer's thought at a time. Where a computer
 * would think for seconds, the fit is what it comes to, and is there at once.
 */
export interface Study {
  readonly job: MeanJob;
  readonly costs: readonly number[];
  /** Units that are still to be paid for the part that was worked out last, and whether it was the end. */
  due: number;
  isFollowed: boolean;
  expected: Expected | undefined;
}

/** Pairs of units of both sides up to which odds are worked out: eighty against eighty. */
const MOST = 6400;

/** Pairs of what both sides can come to that are followed at once, and how many of them take a unit of thought. */
const PART = 30;
const PAIRS = 4;

/** Begins with a battle in which both sides lose the cheapest first; `costs` are the prices of the kinds of units. */
export function startStudy(battle: RankBattle, costs: readonly number[]): Study {
  const [own, other] = [battle.attacker.units, battle.defender.units];
  const isFitted = size(own) * size(other) > MOST;
  return {
    job: startMean(battle),
    costs,
    due: 0,
    isFollowed: false,
    expected: isFitted ? fitOf(groundOf(battle), own, other) : undefined,
  };
}

/** Works on it for so many units of thought; gives those that are left, none as long as it is not known. */
export function studyOn(study: Study, units: number): number {
  let left = units;
  while (left > 0 && study.expected === undefined) {
    if (study.due === 0) {
      study.isFollowed = moreMean(study.job, PART);
      study.due = PART / PAIRS;
    }
    const paid = left < study.due ? left : study.due;
    study.due -= paid;
    left -= paid;
    if (study.due === 0 && study.isFollowed) study.expected = expectedOf(study);
  }
  return left;
}

function expectedOf({ job, costs }: Study): Expected {
  const { win, lose, attacker, defender } = meanOfJob(job, costs);
  const own = priceOf(job.battle.attacker.units, costs);
  const other = priceOf(job.battle.defender.units, costs);
  return {
    win,
    kept: win > 0 ? (own - attacker) / own / win : 0,
    held: lose > 0 ? (other - defender) / other / lose : 0,
  };
}
