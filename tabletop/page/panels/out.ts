import { changedPanels, partOf, topOf } from "./parts";
import { isShown, placeOf, withAttributes, withChildren } from "./nodes";
import type { Node } from "../../xml/parse";

/** Between a panel and what stood out of it, in units. */
const GAP = 4;

/**
 * A document in which what stands above a panel of the lower right, as a part of it, is a panel of its own over it: it
 * lies on nothing of the map, and counts into how high a sheet is.
 */
export function apart(document: readonly Node[]): Node[] {
  return changedPanels(document, (panel) => {
    const out = partOf(panel) === "lower" ? panel.children.filter(standsOut) : [];
    if (out.length === 0) return [panel];
    const rest = panel.children.filter((child) => !out.includes(child));
    return [withChildren(panel, rest), ...out.map((child) => over(child, panel))];
  });
}

/** Whether an element of a panel stands above it. */
function standsOut(node: Node): boolean {
  const { rectAlignment = "UpperLeft" } = node.attributes;
  return rectAlignment === "UpperLeft" && isShown(node) && placeOf(node).y > 0;
}

function over(node: Node, panel: Node): Node {
  const offsetXY = `${placeOf(panel).x} ${topOf(panel) + GAP}`;
  return withAttributes(node, { rectAlignment: "LowerRight", offsetXY });
}
