import { scaleIn } from "./docked";
import { besideOf, changedPanels, isHolder, panelsIn, topOf } from "./parts";
import { higher, isShown, numberOf, offsetOf, placeOf, withAttributes, withChildren } from "./nodes";
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
 * A document in which columns of `lines` that show nothing but rows of words are only so wide, and higher for that: beside
 * the map, where nothing of it lies under them. What is put at fixed places, such as dice, keeps its width.
 */
export function slimmed(document: readonly Node[], lines: readonly number[], wide: number): Node[] {
  return document.map((node) => {
    if (isHolder(node)) return withChildren(node, slimmed(node.children, lines, wide));
    const { w } = placeOf(node);
    if (!lines.includes(node.line) || !isColumn(node) || w <= wide || !isOfWords(node)) return node;
    const children = node.children.map((child) => taller(child, w / wide));
    return withAttributes(node, { width: `${wide}` }, children);
  });
}

/** Whether all that is shown in an element flows with its width. */
function isOfWords(node: Node): boolean {
  if (!isShown(node)) return true;
  if (node.attributes["offsetXY"] !== undefined && !isColumn(node)) return false;
  return node.tag !== "Panel" && node.children.every(isOfWords);
}

/** Rows so many times as high, where they say how high they are. */
function taller(node: Node, times: number): Node {
  const high = numberOf(node.attributes["preferredHeight"]);
  const children = node.children.map((child) => taller(child, times));
  return high > 0 ? higher(node, Math.ceil(high * (times - 1)), children) : withChildren(node, children);
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
