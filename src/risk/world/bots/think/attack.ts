import type { Seat } from "../../../../core/types";
import type { StormAction } from "../../rules/attack";
import type { Lands } from "../../rules/state";
import { lossMean, lossVariance } from "../losses";
import { rootNode } from "../outlook";
import { holds, nothingPlaced, planTo, type PlanThought } from "../plan/plan";
import { stepsOf } from "../plan/spread";
import { searchLater } from "./later";
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
  const { more, search } = searchLater(outlook, effort, s, 1, () => rootNode(outlook, s, 0, false, loot, 0));
  return {
    more,
    best: () => {
      const [node] = search().found;
      if (node.depth === 0) return end;
      const [{ from, to }] = stepsOf(node);
      return stormOf(s, seat, from, to);
    },
    found: () => search().found,
    plan: () => {
      const [node] = search().found;
      return node.depth === 0 ? undefined : planTo(node, nothingPlaced());
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
