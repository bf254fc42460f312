import { SIZE } from "../../board";
import { judge, NEAR, type Judge } from "../judge";
import { commonGoals, rootNode, groundOf, type Outlook } from "../outlook";
import { incomeOf } from "../income";
import type { PlanNode } from "./node";
import { moreSearch, newSearch, type Effort, type Search } from "./search";

/** What others are expected to answer to a position, one after the other, until the seat's own next turn. */
export interface Replies {
  readonly outlook: Outlook;
  readonly effort: Effort;
  owners: number[];
  armies: number[];
  /** Who answers now, as places behind the own seat; the search for it. */
  turn: number;
  search: Search | undefined;
}

export function newReplies(outlook: Outlook, owners: readonly number[], armies: readonly number[], effort: Effort): Replies {
  return { outlook, effort, owners: owners.slice(), armies: armies.slice(), turn: 1, search: undefined };
}

/** Works at most so many units more, or a step's; says whether all have answered. */
export function moreReplies(replies: Replies, units: number): boolean {
  const { outlook, effort } = replies;
  const { me, n } = outlook.judge;
  if (replies.turn >= n) return true;
  const seat = (me + replies.turn) % n;
  if (replies.search === undefined) {
    if (!replies.owners.includes(seat)) {
      replies.turn++;
      return replies.turn >= n;
    }
    const how: Judge = { ...outlook.judge, me: seat };
    const spare = incomeOf(how, replies.owners, seat) + Math.floor(how.sets[seat]);
    const theirs: Outlook = { judge: how, earned: outlook.earned, spoils: outlook.spoils, goals: commonGoals(replies, seat, n) };
    const root = rootNode(theirs, replies, spare, true, 0, 0);
    replies.search = newSearch(groundOf(theirs, root), [root], theirs.goals, effort);
    return false;
  }
  if (!moreSearch(replies.search, units)) return false;
  settle(replies, replies.search.found[0], seat);
  replies.search = undefined;
  replies.turn++;
  return replies.turn >= n;
}

/** The position after an answer: what it leaves to place goes where most enemies are. */
function settle(replies: Replies, node: PlanNode, seat: number): void {
  replies.owners = node.owners;
  replies.armies = node.armies;
  if (node.spare < 1) return;
  let best = -1;
  let most = -1;
  for (let t = 0; t < SIZE; t++) {
    if (node.owners[t] === seat) {
      let here = 0;
      for (const near of NEAR[t]) if (node.owners[near] !== seat) here += node.armies[near];
      if (here > 0) here += node.armies[t];
      if (here > most) {
        most = here;
        best = t;
      }
    }
  }
  if (best >= 0) node.armies[best] += node.spare;
}

/** What the position that they have come to is worth to the seat itself. */
export function replyValue({ outlook, owners, armies }: Replies, loot: number): number {
  return judge(outlook.judge, owners, armies, 0, loot);
}
