import type { StormAction } from "../../rules/attack";
import { groundOf, rootNode } from "../outlook";
import { nothingPlaced, planTo, type PlanThought } from "../plan/plan";
import { moreSearch, newSearch } from "../plan/search";
import { stepsOf } from "../plan/spread";
import { stormOf } from "./follow";
import type { Question } from "./question";

/** The attack that the best plan goes on with; `end` where none is better than to stop. */
export function thinkAttack<A>(
  { s, seat, outlook, effort, loot }: Question,
  end: A,
): PlanThought<StormAction | A> {
  const root = rootNode(outlook, s, 0, false, loot, 0);
  const search = newSearch(groundOf(outlook, root), [root], outlook.goals, effort);
  return {
    more: (units) => moreSearch(search, units),
    best: () => {
      if (search.found[0].depth === 0) return end;
      const [{ from, to }] = stepsOf(search.found[0]);
      return stormOf(s, seat, from, to);
    },
    found: () => search.found,
    plan: () => (search.found[0].depth === 0 ? undefined : planTo(search.found[0], nothingPlaced())),
  };
}
