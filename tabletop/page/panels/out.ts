import { isHolder, partOf, topOf } from "./parts";
import { placeOf } from "./offset";
import type { Node } from "../../xml/parse";

/** Between a panel and what stood out of it, in units. */
const GAP = 4;

/**
 * A document in which what stands above a panel of the lower right, as a part of it, is a panel of its own over it: it
 * lies on nothing of the map, and counts into how high a sheet is.
 */
export function apart(document: readonly Node[]): Node[] {
  return document.flatMap((node) => {
    if (isHolder(node)) return [{ ...node, children: apart(node.children) }];
    const out = partOf(node) === "lower" ? node.children.filter(standsOut) : [];
    if (out.length === 0) return [node];
    const rest = { ...node, children: node.children.filter((child) => !out.includes(child)) };
    return [rest, ...out.map((child) => over(child, node))];
  });
}

/** Whether an element of a panel stands above it. */
function standsOut(node: Node): boolean {
  const { rectAlignment = "UpperLeft", active } = node.attributes;
  return rectAlignment === "UpperLeft" && active !== "false" && placeOf(node).y > 0;
}

function over(node: Node, panel: Node): Node {
  const place = { rectAlignment: "LowerRight", offsetXY: `${placeOf(panel).x} ${topOf(panel) + GAP}` };
  return { ...node, attributes: { ...node.attributes, ...place } };
}
