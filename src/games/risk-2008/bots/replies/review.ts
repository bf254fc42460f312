import { NOBODY, type Seat } from "../../../../core/types";
import type { PlanNode, Review } from "../../../../risk/world/bots/plan/node";
import { reviewOf } from "../../../../risk/world/bots/plan/review";
import { moreStart } from "../../../../risk/world/bots/plan/start";
import type { State } from "../../rules/state";
import type { RacingLevel, Replies } from "../levels";
import { survey } from "../race/survey";
import { newRace, type Race } from "../race/table";
import { answer, leave, prospects, replyOf, type Course, type Reply } from "./reply";

/**
 * Looks at the best nodes of a seat's search again: each rival in turn answers with what it would do, and where the seat's
 * next turn begins its chance is judged. Puts them in the order of what comes of it.
 */
export function newReview(
  s: State,
  me: Seat,
  plain: RacingLevel,
  replies: Replies,
  found: PlanNode[],
): Review {
  const { picks, share } = replies;
  const level = { ...plain, grudge: NOBODY };
  const race = newRace(s, me, level);
  const rivals = race.order.filter((seat) => seat !== me);
  let next = 0;
  let course: Course | undefined;
  let reply: Reply | undefined;
  /** Whose tables the next race counts on. */
  let former: Race | undefined;
  return reviewOf(found, picks, (node, _at, units) => {
    if (former === undefined) {
      former = newRace(s, me, level);
      survey(former.counts, s.owners, s.armies);
    } else if (course === undefined) course = { s: leave(s, race, node), open: 1 };
    else if (next >= rivals.length) {
      const late = prospects(course, me, rivals, level, former);
      course = undefined;
      next = 0;
      return node.value + node.chance * share * (late - node.raw);
    } else if (!course.s.owners.includes(rivals[next])) next++;
    else if (reply === undefined) reply = replyOf(course.s, rivals[next], level, replies, former);
    else if (moreStart(reply.start, units)) {
      course = answer(course, reply);
      former = reply.race;
      reply = undefined;
      next++;
    }
    return undefined;
  });
}
