import { bestBy } from "../../../../core/bots/best";
import { NOBODY, type Seat } from "../../../../core/types";
import { ALL_LANDS } from "../../board";
import type { PlanNode } from "./node";

/*
 * Which nodes of a search are looked at again, their order behind that, and the boards that they leave.
 */

/** Points of 100 that a plan may be behind the best and turn out better. */
const CLOSE = 20;

/** How many nodes may turn out best: those close behind the first, so many at most; none where there is but one. */
export function countClose(found: readonly PlanNode[], most: number): number {
  const [best] = found;
  let n = 1;
  while (n < found.length && n < most && found[n].value > best.value - CLOSE) n++;
  return n > 1 ? n : 0;
}

/** Puts the first nodes in the order of their values, best first. */
export function orderFirst(found: PlanNode[], count: number): void {
  for (let i = 1; i < count; i++) {
    const node = found[i];
    let place = i;
    for (; place > 0 && found[place - 1].value < node.value; place--) found[place] = found[place - 1];
    found[place] = node;
  }
}

/** The armies of a node as a board has them: whole ones, at least one in each territory. */
export function wholeArmies({ armies }: PlanNode): number[] {
  return armies.map((some) => {
    const more = some + 0.5;
    return more < 2 ? 1 : more - (more % 1);
  });
}

/** The territory of a seat with most armies; NOBODY where it has none. */
export function largestStack(owners: readonly number[], armies: readonly number[], seat: Seat): number {
  return bestBy(ALL_LANDS, 0, (t) => (owners[t] === seat ? armies[t] : undefined)) ?? NOBODY;
}
