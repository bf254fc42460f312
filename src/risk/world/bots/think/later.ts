import type { Lands } from "../../rules/state";
import { groundOf, type Outlook } from "../outlook";
import type { PlanNode } from "../plan/node";
import { moreSearch, newSearch, type Effort, type Search } from "../plan/search";

/** What a part of the beginning costs, in units of thought: as much as is thought between two looks at the clock. */
const BEGUN = 8;

/** A search that begins part by part as its first units are worked, or all at once as soon as it is asked for. */
export interface LaterSearch {
  /** Works at most so many units more, or a step's more; says whether the search is over. */
  more(this: void, units: number): boolean;
  search(this: void): Search;
}

/** A search from so many nodes, one of which a part makes; of the board that is looked at first. */
export function searchLater(
  outlook: Outlook,
  effort: Effort,
  { owners, armies }: Lands,
  count: number,
  root: (this: void, at: number) => PlanNode,
): LaterSearch {
  const { ready } = outlook;
  const nodes: PlanNode[] = [];
  let begun: Search | undefined;
  let isReady = ready === undefined;
  const search = (): Search => {
    if (begun !== undefined) return begun;
    while (nodes.length < count) nodes[nodes.length] = root(nodes.length);
    begun = newSearch(groundOf(outlook, nodes[0]), nodes, outlook.goals, effort);
    return begun;
  };
  const more = (units: number): boolean => {
    let left = units;
    if (!isReady && ready !== undefined) {
      ready(owners, armies);
      isReady = true;
      left -= BEGUN;
    }
    while (left > 0 && nodes.length < count) {
      nodes[nodes.length] = root(nodes.length);
      left -= BEGUN;
    }
    if (left > 0 && begun === undefined) {
      search();
      left -= BEGUN;
    }
    return left > 0 && moreSearch(search(), left);
  };
  return { more, search };
}
