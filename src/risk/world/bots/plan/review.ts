import { VICTORY } from "../judge";
import type { PlanNode, Review } from "./node";
import { countClose, orderFirst } from "./order";

/**
 * Looks at the best nodes of a search again, `picks` at the most, one after the other, and puts them in the order of what
 * comes of it. `look` works on the node at a place for about so many units; it gives the node's new value at the end.
 */
export function reviewOf(
  found: PlanNode[],
  picks: number,
  look: (this: void, node: PlanNode, at: number, units: number) => number | undefined,
): Review {
  const count = countClose(found, picks);
  let at = 0;
  const more = (units: number): boolean => {
    if (at >= count) return true;
    const node = found[at];
    const value = node.raw >= VICTORY ? node.value : look(node, at, units);
    if (value === undefined) return false;
    node.value = value;
    at++;
    if (at >= count) orderFirst(found, count);
    return at >= count;
  };
  return { more };
}
