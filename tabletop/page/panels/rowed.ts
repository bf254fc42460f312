import { isHolder } from "./parts";
import { numberOf, offsetOf, placeOf } from "./offset";
import type { Node } from "../../xml/parse";

/** A document with its column at the left as a row, and the lines of what stands in that. */
export interface Rowed {
  document: Node[];
  lines: number[];
}

/** Between the row and what lay beside the column, in units. */
const BELOW = 6;

/**
 * A document whose column of several panels at the upper left is a row along the upper edge, no wider than `most` units;
 * what stood beside it stands below. Undefined where there is no such column.
 */
export function rowed(document: readonly Node[], most: number): Rowed | undefined {
  const column = columnOf(document);
  if (column === undefined) return undefined;
  const shown = column.children.filter(isShown);
  const { x, y, w } = placeOf(column);
  const spacing = numberOf(column.attributes["spacing"]);
  const width = Math.min(shown.length * (w + spacing) - spacing, most);
  const height = Math.max(...shown.map(({ attributes }) => numberOf(attributes["preferredHeight"])));
  const place = { width: `${width}`, height: `${height}`, childForceExpandWidth: "true" };
  const row: Node = { ...column, tag: "HorizontalLayout", attributes: { ...column.attributes, ...place } };
  const top = height - y + BELOW;
  const laid = (node: Node): Node => {
    if (node === column) return row;
    if (isHolder(node)) return { ...node, children: node.children.map(laid) };
    const isBeside = node.attributes["rectAlignment"] === "UpperLeft" && offsetOf(node).x >= x + w;
    if (!isBeside) return node;
    const offsetXY = `${x} ${Math.min(-top, offsetOf(node).y)}`;
    return { ...node, attributes: { ...node.attributes, offsetXY } };
  };
  return { document: document.map(laid), lines: [column.line] };
}

/** The column at the upper left with several panels in it. */
function columnOf(document: readonly Node[]): Node | undefined {
  for (const node of document) {
    if (!isShown(node)) continue;
    const found = isHolder(node) ? columnOf(node.children) : isColumn(node) ? node : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isColumn({ tag, attributes, children }: Node): boolean {
  return (
    tag === "VerticalLayout" &&
    attributes["rectAlignment"] === "UpperLeft" &&
    children.filter(isShown).length > 1
  );
}

function isShown({ attributes }: Node): boolean {
  return attributes["active"] !== "false";
}
