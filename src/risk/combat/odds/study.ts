import type { Hits, RankBattle } from "./battle";
import { europeOutcome, moreEurope, startEurope, type EuropeJob } from "./europe-job";
import { shareOf, shareWithin } from "./reach";

/** What is to be expected of a battle. */
export interface Expected {
  /** The chance that the attacker alone is left. */
  readonly win: number;
  /** Shares of their coins that are left on average: of the attacker where it wins, of the defender where that is left. */
  readonly kept: number;
  readonly held: number;
}

/**
 * The exact odds of a battle, worked out a few units of a computer's thought at a time; of more units than `MOST` those of
 * a battle that has so many, in the same shares.
 */
export interface Study {
  readonly battle: RankBattle;
  readonly costs: readonly number[];
  /** How it is followed; nothing of that is kept once the odds are known. */
  job: EuropeJob | undefined;
  /** Units that are still to be paid for the part that was worked out last, and whether it was the end. */
  due: number;
  isFollowed: boolean;
  expected: Expected | undefined;
}

/** Steps that are followed at once, and how many of them take a unit of thought. */
const STEPS = 500;
const STEPS_A_UNIT = 250;
/** Units of both sides together that are worked out as they are. */
const MOST = 400;

/** Begins with a battle; `costs` are the prices of the kinds of units. */
export function startStudy(battle: RankBattle, costs: readonly number[]): Study {
  const share = shareWithin(battle.attacker.units, battle.defender.units, MOST);
  const seen = share < 1 ? smaller(battle, share) : battle;
  return { battle: seen, costs, job: startEurope(seen), due: 0, isFollowed: false, expected: undefined };
}

/** A battle of a share of its units. */
function smaller(battle: RankBattle, share: number): RankBattle {
  const { attacker, defender, rolled, again } = battle;
  return {
    ...battle,
    attacker: { ...attacker, units: shareOf(attacker.units, share) },
    defender: { ...defender, units: shareOf(defender.units, share) },
    rolled: rolled.map((hits) => smallerHits(hits, share)),
    again: again.map((hits) => smallerHits(hits, share)),
  };
}

function smallerHits(hits: Hits, share: number): Hits {
  const [attacker, defender] = shareOf([hits.attacker, hits.defender], share);
  return { ...hits, attacker, defender };
}

/** Works on it for so many units of thought; gives those that are left, none as long as it is not known. */
export function studyOn(study: Study, units: number): number {
  let left = units;
  while (left > 0 && study.job !== undefined) {
    if (study.due === 0) {
      study.isFollowed = moreEurope(study.job, STEPS);
      study.due = STEPS / STEPS_A_UNIT;
    }
    const paid = left < study.due ? left : study.due;
    study.due -= paid;
    left -= paid;
    if (study.due === 0 && study.isFollowed) {
      study.expected = expectedOf(study.battle, study.job, study.costs);
      study.job = undefined;
    }
  }
  return left;
}

function expectedOf({ attacker, defender }: RankBattle, job: EuropeJob, costs: readonly number[]): Expected {
  const { win, lose, ends } = europeOutcome(job);
  let kept = 0;
  let held = 0;
  for (const end of ends) {
    kept += end.chance * priceOf(end.attacker, costs);
    held += end.chance * priceOf(end.defender, costs);
  }
  return {
    win,
    kept: win > 0 ? kept / priceOf(attacker.units, costs) / win : 0,
    held: lose > 0 ? held / priceOf(defender.units, costs) / lose : 0,
  };
}

/** What units cost together. */
function priceOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < costs.length; k++) sum += units[k] * costs[k];
  return sum;
}
