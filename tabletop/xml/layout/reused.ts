import { newKept } from "./kept";
import { isItem, itemOf, type Item } from "./item";
import { keepPlace } from "./placed";
import { solve, solveItems, type Screen } from "./solve";
import type { Box } from "./box";
import type { Element } from "../document";
import type { Node } from "../parse";

/** Kinds whose attributes depend on what they are within. */
const DEPENDENT = ["Row", "Cell"];

/**
 * Lays out as `solve` does, and places anew only what of a document is another object than before, has another size or
 * stands elsewhere. A document with Defaults, and what somebody has typed, are laid out as a whole each time. To be made
 * anew where pictures have other sizes under the same measure.
 */
export function newSolver(): (document: readonly Node[], screen: Screen) => Box[] {
  const make = newKept();
  let seenBy = "";
  let kept = new WeakMap<Node, Item>();
  return (document, screen) => {
    const { viewer, typed } = screen;
    if (typed !== undefined || document.some(hasDefaults)) return solve(document, screen);
    const { color, host, promoted, team } = viewer;
    const now = JSON.stringify([color, host, promoted, team]);
    if (now !== seenBy) kept = new WeakMap();
    seenBy = now;
    const itemFor = (node: Node, parent?: Element): Item[] => {
      const isKept = !DEPENDENT.includes(node.tag);
      const known = isKept ? kept.get(node) : undefined;
      if (known !== undefined) return [known];
      const element: Element = { node, parent, children: [], attributes: node.attributes, defaults: [] };
      if (!isItem(element, viewer)) return [];
      const item = itemOf(element);
      item.children = node.children.flatMap((child) => itemFor(child, element));
      keepPlace(item);
      if (isKept) kept.set(node, item);
      return [item];
    };
    const roots = document.flatMap((node) => itemFor(node));
    return solveItems(roots, screen, make);
  };
}

const withDefaults = new WeakMap<Node, boolean>();

function hasDefaults(node: Node): boolean {
  const known = withDefaults.get(node);
  if (known !== undefined) return known;
  const has = node.tag === "Defaults" || node.children.some(hasDefaults);
  withDefaults.set(node, has);
  return has;
}
