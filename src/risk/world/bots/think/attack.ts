import { zeros } from "../../../../core/counts";
import type { Seat } from "../../../../core/types";
import { SIZE } from "../../board";
import type { StormAction } from "../../rules/attack";
import type { Lands } from "../../rules/state";
import { lossMean, lossVariance } from "../losses";
import type { PlanNode } from "../plan/node";
import { holds, planTo, type PlanThought } from "../plan/plan";
import { stepsOf } from "../plan/spread";
import { foundBy, moreStart, newStart } from "../plan/start";
import type { Question } from "./question";

/** The attack that the best plan goes on with; `end` where none is better than to stop. */
export function thinkAttack<A>(
  { s, seat, outlook, effort, loot, before }: Question,
  end: A,
): PlanThought<StormAction | A> {
  if (before !== undefined && holds(before, s, seat)) {
    const { from, to } = before.steps[before.at];
    return { more: () => true, best: () => stormOf(s, seat, from, to), plan: () => before };
  }
  const start = newStart(outlook, [{ lands: s, spare: 0, isFed: false, loot }], effort);
  /** The best plan, where it is to do anything at all. */
  const best = (): PlanNode | undefined => {
    const found = foundBy(start);
    return found.length > 0 && found[0].depth > 0 ? found[0] : undefined;
  };
  return {
    more: (units) => moreStart(start, units),
    best: () => {
      const node = best();
      if (node === undefined) return end;
      const [{ from, to }] = stepsOf(node);
      return stormOf(s, seat, from, to);
    },
    found: () => foundBy(start),
    plan: () => {
      const node = best();
      return node === undefined ? undefined : planTo(node, zeros(SIZE));
    },
  };
}

/** Rolls on as long as luck is not so bad that the plan is to be thought anew. */
function stormOf({ armies }: Lands, seat: Seat, from: number, to: number): StormAction {
  const had = armies[from];
  const there = armies[to];
  const stop = had - lossMean(there) - Math.sqrt(lossVariance(there)) - 1;
  const whole = stop - (stop % 1);
  return { type: "storm", seat, from, to, until: whole < 1 ? 1 : whole >= had ? had - 1 : whole };
}
