import { hangsDocked, scaleIn } from "./docked";
import { changedPanels, isHolder } from "./parts";
import { isShown, numberOf, placeOf, withAttributes } from "./nodes";
import type { Node } from "../../xml/parse";

/** A document with its column at the left as a row, and the lines of what stands in that. */
export interface Rowed {
  document: Node[];
  lines: number[];
}

/** Between the row and what lay beside the column, in units. */
const BELOW = 6;

/** How wide the screen is, with its edges and without; and how much of that the row leaves free at the right; in units. */
interface Width {
  screen: number;
  wide: number;
  right: number;
}

/**
 * A document whose column of several panels at the upper left is a row along the upper edge; what stood beside it stands
 * below, and so does what hangs in the middle for want of room at the right, and what is in the upper right corner if the
 * row reaches so far. What is drawn larger leaves more free. Undefined where there is no such column.
 */
export function rowed(document: readonly Node[], { screen, wide, right }: Width): Rowed | undefined {
  const found = columnOf(document);
  if (found === undefined) return undefined;
  const { column, scale } = found;
  const most = wide / scale - right;
  const shown = column.children.filter(isShown);
  // What keeps the edges free does not grow with what is drawn larger.
  const { w, ...from } = placeOf(column);
  const [x, y] = [from.x / scale, from.y / scale];
  const spacing = numberOf(column.attributes["spacing"]);
  const width = Math.min(shown.length * (w + spacing) - spacing, most);
  const height = Math.max(...shown.map(({ attributes }) => numberOf(attributes["preferredHeight"])));
  const place = {
    ...{ offsetXY: `${x} ${y}`, width: `${width}`, height: `${height}` },
    childForceExpandWidth: "true",
  };
  const row: Node = { ...column, tag: "HorizontalLayout", attributes: { ...column.attributes, ...place } };
  const top = height - y + BELOW;
  const laid = changedPanels(document, (panel) => {
    if (panel === column) return [row];
    const own = placeOf(panel);
    const isBeside = panel.attributes["rectAlignment"] === "UpperLeft" && own.x >= from.x + w;
    const isMet = isInCorner(panel) && screen / scale + own.x - own.w < x + width;
    if (!isBeside && !isMet && !hangsDocked(panel)) return [panel];
    return [withAttributes(panel, { offsetXY: `${isBeside ? x : own.x} ${Math.min(-top, own.y)}` })];
  });
  return { document: laid, lines: [column.line] };
}

/** The column at the upper left with several panels in it, and how many times as large as the document it is drawn. */
function columnOf(document: readonly Node[], scale = 1): { column: Node; scale: number } | undefined {
  for (const node of document) {
    if (!isShown(node)) continue;
    if (isColumn(node)) return { column: node, scale };
    const found = isHolder(node) ? columnOf(node.children, scale * scaleIn(node)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isInCorner({ attributes }: Node): boolean {
  return attributes["rectAlignment"] === "UpperRight";
}

function isColumn({ tag, attributes, children }: Node): boolean {
  return (
    tag === "VerticalLayout" &&
    attributes["rectAlignment"] === "UpperLeft" &&
    children.filter(isShown).length > 1
  );
}
