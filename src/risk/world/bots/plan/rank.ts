import type { Outlook } from "../outlook";
import type { PlanNode } from "./node";
import { moreReplies, newReplies, replyValue, type Replies } from "./reply";
import { moreSearch, type Effort, type Search } from "./search";

/** A search whose best plans are weighed by what others answer to them, if so much is thought. */
export interface Rank {
  readonly search: Search;
  readonly outlook: Outlook;
  readonly effort: Effort;
  best: PlanNode;
  value: number;
  at: number;
  replies: Replies | undefined;
}

export function newRank(search: Search, outlook: Outlook, effort: Effort): Rank {
  return { search, outlook, effort, best: search.found[0], value: -1000000, at: 0, replies: undefined };
}

/** Works at most so many units more, or a step's; says whether nothing is left to think. */
export function moreRank(rank: Rank, units: number): boolean {
  const { search, outlook, effort } = rank;
  const { found } = search;
  if (search.stage !== "over") {
    const isOver = moreSearch(search, units);
    rank.best = found[0];
    return isOver && effort.reply === undefined;
  }
  if (effort.reply === undefined || rank.at >= effort.answered || rank.at >= found.length) return true;
  const node = found[rank.at];
  if (rank.replies === undefined) {
    rank.replies = newReplies(outlook, node.owners, node.armies, effort.reply);
    return false;
  }
  if (!moreReplies(rank.replies, units)) return false;
  const value = node.value + effort.trust * node.chance * (replyValue(rank.replies, node.loot) - node.raw);
  if (value > rank.value) {
    rank.value = value;
    rank.best = node;
  }
  rank.replies = undefined;
  rank.at++;
  return false;
}
