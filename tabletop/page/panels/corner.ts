import { scaleIn } from "./docked";
import { besideOf, changedPanels, isHolder, panelsIn, topOf } from "./parts";
import { isShown, numberOf, offsetOf, placeOf, withAttributes } from "./nodes";
import type { Node } from "../../xml/parse";

/** Whether a panel is a column that hangs in the middle: what comes and goes stands in it. */
function isColumn({ attributes, tag }: Node): boolean {
  return attributes["rectAlignment"] === "UpperCenter" && tag.endsWith("Layout");
}

/**
 * What of a document comes and goes, each by its line: the columns that hang in the middle and, while those are empty,
 * what stands beside the column at the left.
 */
export function passingOf(document: readonly Node[]): number[] {
  const columns = panelsIn(document, "middle").filter(isColumn);
  const isEmpty = !columns.some(({ children }) => children.some(isShown));
  const end = isEmpty ? leftEnd(document) : Infinity;
  const beside = panelsIn(document, "left").filter((node) => offsetOf(node).x >= end);
  return [...columns, ...beside].map(({ line }) => line);
}

/**
 * A document in which what comes and goes (`lines`) stands in the upper right corner, so many units from its edges, which
 * do not grow with what is drawn larger: there it lies on least of the map, and always at one place.
 */
export function cornered(
  document: readonly Node[],
  lines: readonly number[],
  { right, top }: { right: number; top: number },
): Node[] {
  const place = { rectAlignment: "UpperRight", offsetXY: `${-right} ${-top}` };
  return document.map((node) => {
    if (isHolder(node)) {
      const scale = scaleIn(node);
      return {
        ...node,
        children: cornered(node.children, lines, { right: right / scale, top: top / scale }),
      };
    }
    if (!lines.includes(node.line)) return node;
    return withAttributes(node, place);
  });
}

/**
 * A document whose columns that hang in the middle are only as wide as what is shown in them, where all that says how wide
 * it is: a sheet draws that as large as it can.
 */
export function snug(document: readonly Node[]): Node[] {
  return changedPanels(document, (panel) => {
    const wide = panel.children
      .filter(isShown)
      .map(({ attributes }) => numberOf(attributes["preferredWidth"]));
    const isLoose = isColumn(panel) && panel.attributes["childForceExpandWidth"] === "false";
    if (!isLoose || wide.length === 0 || Math.min(...wide) <= 0) return [panel];
    return [withAttributes(panel, { width: `${Math.max(...wide)}` })];
  });
}

/** Where the column at the upper left ends, in units from the edge; nowhere without one. */
function leftEnd(document: readonly Node[]): number {
  const columns = panelsIn(document, "left").filter(
    ({ tag, attributes }) => attributes["rectAlignment"] === "UpperLeft" && tag.endsWith("Layout"),
  );
  return columns.length === 0 ? Infinity : Math.max(...columns.map(placeOf).map(({ x, w }) => x + w));
}

/** Between panels that stand over each other, in units. */
const GAP = 4;

/**
 * A document whose panels beside others of the lower right stand over those, as wide as they are: there they lie on
 * nothing of the map.
 */
export function stacked(document: readonly Node[]): Node[] {
  const beside = besideOf(document).sort((one, other) => placeOf(one).y - placeOf(other).y);
  if (beside.length === 0) return [...document];
  const others = panelsIn(document, "lower").filter((node) => !beside.includes(node));
  const [widest] = others.map(placeOf).sort((one, other) => other.w - one.w);
  let foot = Math.max(...others.map(topOf)) + GAP;
  const places = new Map<Node, string>();
  for (const node of beside) {
    places.set(node, `${widest.x} ${foot}`);
    foot += placeOf(node).h + GAP;
  }
  return changedPanels(document, (panel) => {
    const offsetXY = places.get(panel);
    return [offsetXY === undefined ? panel : withAttributes(panel, { offsetXY, width: `${widest.w}` })];
  });
}
