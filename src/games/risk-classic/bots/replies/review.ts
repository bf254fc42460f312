import type { Seat } from "../../../../core/types";
import type { PlanNode, Review } from "../../../../risk/world/bots/plan/node";
import { reviewOf } from "../../../../risk/world/bots/plan/review";
import { moreStart, type Start } from "../../../../risk/world/bots/plan/start";
import type { State } from "../../rules/state";
import type { Level, Replies } from "../levels.data";
import { leave, prospects, replyOf } from "./reply";

/** How many of the best plans somebody looks at on: armies are placed for each of three, and `--why` tells three. */
const BEST = 3;

/**
 * Looks at the best nodes of a seat's search again, in a game of two: the rival answers with the best plan of a narrow
 * search, and what that leaves counts beside what was judged before. Puts them in the order of what comes of it.
 */
export function newReview(s: State, me: Seat, level: Level, replies: Replies, found: PlanNode[]): Review {
  const rival = 1 - me;
  let start: Start | undefined;
  return reviewOf(found, replies.picks, (node, at, units) => {
    if (start === undefined) {
      start = replyOf(leave(s, me, node), rival, level, replies);
      return undefined;
    }
    const isOver = moreStart(start, units);
    const value = node.value + replies.share * (prospects(start) - node.raw);
    // The rival only finds better: what is worth less already than the best plans stays behind them.
    if (!isOver && !isBehind(found, at, value)) return undefined;
    start = undefined;
    return value;
  });
}

/** Whether a value is less than those of as many nodes before a place as are looked at on. */
function isBehind(found: readonly PlanNode[], at: number, value: number): boolean {
  let better = 0;
  for (let i = 0; i < at; i++) if (found[i].value > value) better++;
  return better >= BEST;
}
