import { besideOf, isHolder, panelsIn, topOf } from "./parts";
import { placeOf } from "./offset";
import type { Node } from "../../xml/parse";

/** Whether a panel is a column that hangs in the middle: what comes and goes stands in it. */
function isColumn({ attributes, tag }: Node): boolean {
  return attributes["rectAlignment"] === "UpperCenter" && tag.endsWith("Layout");
}

/** The columns of a document that hang in the middle, each by the line that it has there. */
export function columnsOf(document: readonly Node[]): number[] {
  return document.flatMap((node) => {
    if (isHolder(node)) return columnsOf(node.children);
    return isColumn(node) ? [node.line] : [];
  });
}

/**
 * A document whose columns in the middle stand in the upper right corner, so many units from its edges: there they lie
 * on least of the map, and always at one place.
 */
export function cornered(document: readonly Node[], right: number, top: number): Node[] {
  return document.map((node) => {
    if (isHolder(node)) return { ...node, children: cornered(node.children, right, top) };
    if (!isColumn(node)) return node;
    const place = { rectAlignment: "UpperRight", offsetXY: `${-right} ${-top}` };
    return { ...node, attributes: { ...node.attributes, ...place } };
  });
}

/** Between panels that stand over each other, in units. */
const GAP = 4;

/**
 * A document whose panels beside others of the lower right stand over those, as wide as they are: there they lie on
 * nothing of the map.
 */
export function stacked(document: readonly Node[]): Node[] {
  const beside = besideOf(document).sort((a, b) => placeOf(a).y - placeOf(b).y);
  if (beside.length === 0) return [...document];
  const others = panelsIn(document, "lower").filter((node) => !beside.includes(node));
  const [widest] = others.map(placeOf).sort((a, b) => b.w - a.w);
  let foot = Math.max(...others.map(topOf)) + GAP;
  const places = new Map<Node, string>();
  for (const node of beside) {
    places.set(node, `${widest.x} ${foot}`);
    foot += placeOf(node).h + GAP;
  }
  const width = `${widest.w}`;
  const place = (node: Node): Node => {
    const offsetXY = places.get(node);
    if (offsetXY !== undefined) return { ...node, attributes: { ...node.attributes, offsetXY, width } };
    return isHolder(node) ? { ...node, children: node.children.map(place) } : node;
  };
  return document.map(place);
}
