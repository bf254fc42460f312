import { NOBODY, type Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import { countClose, orderFirst } from "../../../../risk/world/bots/plan/order";
import type { PlanNode, Review } from "../../../../risk/world/bots/plan/node";
import { moreStart, type Start } from "../../../../risk/world/bots/plan/start";
import type { State } from "../../rules/state";
import type { Level, Replies } from "../levels.data";
import { outlookOf } from "../outlook";
import { answer, leave, prospects, replyOf } from "./reply";

/**
 * Looks at the best nodes of a seat's search again, in a game of two: the rival answers with the best plan of a narrow
 * search, and what is left then counts beside what was judged before. Puts them in the order of what comes of it.
 */
export function newReview(s: State, me: Seat, level: Level, replies: Replies, found: PlanNode[]): Review {
  const rival = 1 - me;
  const outlook = outlookOf(s, me, { ...level, grudge: NOBODY });
  const count = countClose(found, replies.picks);
  let at = 0;
  let left: State | undefined;
  let start: Start | undefined;
  const finish = (node: PlanNode, value: number): boolean => {
    node.value = value;
    left = undefined;
    start = undefined;
    at++;
    if (at >= count) orderFirst(found, count);
    return at >= count;
  };
  const more = (units: number): boolean => {
    if (at >= count) return true;
    const node = found[at];
    if (node.raw >= VICTORY) return finish(node, node.value);
    if (left === undefined || start === undefined) {
      left = leave(s, me, node);
      start = replyOf(left, rival, level, replies);
    } else if (moreStart(start, units)) {
      const late = prospects(outlook, answer(left, rival, start), rival, node.loot);
      return finish(node, node.value + replies.share * (late - node.raw));
    }
    return false;
  };
  return { more };
}
