import { groundOf, rootNode, type Outlook } from "../outlook";
import type { Lands } from "../../rules/state";
import type { PlanNode } from "./node";
import { moreSearch, newSearch, type Effort, type Search } from "./search";
import { judged } from "./units";

/** A position that a search starts from: whether armies may still be placed, and how many; strength by cards that were won. */
export interface Setting {
  readonly lands: Lands;
  readonly spare: number;
  readonly isFed: boolean;
  readonly loot: number;
}

/** A search that begins piece by piece: with each position by itself, then with what an army is worth. */
export interface Start {
  readonly outlook: Outlook;
  readonly settings: readonly Setting[];
  readonly effort: Effort;
  readonly roots: PlanNode[];
  /** Whether the judge has looked at the first board. */
  isReady: boolean;
  search: Search | undefined;
}

/** Keys of nodes behind different positions are so far apart. */
const APART = 50000000;
/** What the judge's first look at a board costs, in units of thought: as much as is thought between two looks at the clock. */
const READIED = 8;

export function newStart(outlook: Outlook, settings: readonly Setting[], effort: Effort): Start {
  const isReady = outlook.ready === undefined;
  return { outlook, settings, effort, roots: [], isReady, search: undefined };
}

/** Works at most so many units more, or a position's more; says whether the search is over. */
export function moreStart(start: Start, units: number): boolean {
  const { outlook, settings, effort, roots } = start;
  let left = units;
  while (left > 0) {
    if (start.search !== undefined) return moreSearch(start.search, left);
    if (!start.isReady) {
      outlook.ready?.(settings[0].lands.owners, settings[0].lands.armies);
      start.isReady = true;
      left -= READIED;
    } else {
      if (roots.length < settings.length) {
        const { lands, spare, isFed, loot } = settings[roots.length];
        roots[roots.length] = rootNode(outlook, lands, spare, isFed, loot, APART * roots.length);
      } else start.search = newSearch(groundOf(outlook, roots[0]), roots, outlook.goals, effort);
      left -= judged(outlook.judge);
    }
  }
  return false;
}

/** The nodes that it has found, best first; none before it has begun. */
export function foundBy({ search }: Start): readonly PlanNode[] {
  return search === undefined ? [] : search.found;
}
