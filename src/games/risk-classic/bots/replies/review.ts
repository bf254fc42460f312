import type { Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import { countClose, orderFirst } from "../../../../risk/world/bots/plan/order";
import type { PlanNode, Review } from "../../../../risk/world/bots/plan/node";
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
  const count = countClose(found, replies.picks);
  let at = 0;
  const done: number[] = [];
  let start: Start | undefined;
  const finish = (node: PlanNode, value: number): boolean => {
    node.value = value;
    done[done.length] = value;
    start = undefined;
    at++;
    if (at >= count) orderFirst(found, count);
    return at >= count;
  };
  const more = (units: number): boolean => {
    if (at >= count) return true;
    const node = found[at];
    if (node.raw >= VICTORY) return finish(node, node.value);
    if (start === undefined) {
      start = replyOf(leave(s, me, node), rival, level, replies);
      return false;
    }
    const isOver = moreStart(start, units);
    const value = node.value + replies.share * (prospects(start) - node.raw);
    // The rival only finds better: what is worth less already than the best plans stays behind them.
    return (isOver || isBehind(done, value)) && finish(node, value);
  };
  return { more };
}

/** Whether a value is less than as many others as are looked at on. */
function isBehind(others: readonly number[], value: number): boolean {
  let better = 0;
  for (const other of others) if (other > value) better++;
  return better >= BEST;
}
