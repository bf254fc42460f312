import { NOBODY, type Seat } from "../../../../core/types";
import { VICTORY } from "../../../../risk/world/bots/judge";
import { countClose, orderFirst } from "../../../../risk/world/bots/plan/order";
import type { PlanNode, Review } from "../../../../risk/world/bots/plan/node";
import { moreSearch, type Search } from "../../../../risk/world/bots/plan/search";
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
  let search: Search | undefined;
  const finish = (node: PlanNode, value: number): boolean => {
    node.value = value;
    left = undefined;
    search = undefined;
    at++;
    if (at >= count) orderFirst(found, count);
    return at >= count;
  };
  const more = (units: number): boolean => {
    if (at >= count) return true;
    const node = found[at];
    if (node.raw >= VICTORY) return finish(node, node.value);
    if (left === undefined || search === undefined) {
      left = leave(s, me, node);
      search = replyOf(left, rival, level, replies);
    } else if (moreSearch(search, units)) {
      const late = prospects(outlook, answer(left, rival, search), rival, node.loot);
      return finish(node, node.value + replies.share * (late - node.raw));
    }
    return false;
  };
  return { more };
}
