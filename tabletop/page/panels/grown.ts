import { besideLines, enlarged } from "./beside";
import { higher, isHidden, isPlaced, numberOf, placeOf, withAttributes, withChildren } from "./nodes";
import { isButton, widened } from "./rows";
import { bandOf, moveIn, stretched, warp, type Band, type Places, type Stretch } from "./stretch";
import { yielding } from "./yield";
import type { Node } from "../../xml/parse";

/** A panel that was made higher, and by how much. */
interface Grown {
  node: Node;
  by: number;
}

/** Grows an element that says how wide it is, or is as wide as the column that it stands in. */
export function grow(node: Node, least: number, column = Infinity): Grown {
  if (isHidden(node)) return { node, by: 0 };
  const wide = numberOf(node.attributes["width"]) || column;
  if (node.tag === "GridLayout") return growGrid(node, least);
  if (node.tag === "HorizontalLayout") return growRow(node, least);
  if (node.tag === "VerticalLayout") return growColumn(node, least, wide);
  return node.tag === "Panel" ? growPanel(node, least, wide) : { node, by: 0 };
}

/** Whether an element is a button, or has one in it that can be seen. */
function hasButton(node: Node): boolean {
  return !isHidden(node) && (isButton(node) || node.children.some(hasButton));
}

function growGrid(before: Node, least: number): Grown {
  const [w = "0", h = "0"] = (before.attributes["cellSize"] ?? "").split(/[\s,]+/);
  const node = withChildren(
    before,
    before.children.map((cell) => widenedCell(cell, numberOf(w), least)),
  );
  const lowest = Math.min(numberOf(h), ...node.children.flatMap(buttonHeights));
  if (lowest >= least || lowest === 0 || !node.children.some(hasButton)) return { node, by: 0 };
  const factor = least / lowest;
  const cells = node.children.filter((cell) => !isHidden(cell)).length;
  const rows = Math.ceil(cells / Math.max(1, numberOf(node.attributes["constraintCount"])));
  const children = node.children.map((cell) => stretched(cell, (y) => y * factor));
  const high = numberOf(h) * factor;
  return {
    node: withAttributes(node, { cellSize: `${w} ${high}` }, children),
    by: rows * (high - numberOf(h)),
  };
}

/** A cell so wide whose buttons are wide enough, as far as one row has room for them. */
function widenedCell(cell: Node, wide: number, least: number): Node {
  if (isHidden(cell)) return cell;
  const places = widened(cell.children, wide, least);
  const children = cell.children.map((child) => {
    const place = places.get(child);
    if (place === undefined || place.rows > 1) return child;
    return withAttributes(child, { offsetXY: `${place.x} ${placeOf(child).y}`, width: `${place.w}` });
  });
  return withChildren(cell, yielding(cell.children, children));
}

/** Heights of the buttons in a cell that have places of their own. */
function buttonHeights(node: Node): number[] {
  if (isHidden(node)) return [];
  const own = isButton(node) && isPlaced(node) ? [numberOf(node.attributes["height"])] : [];
  return own.concat(node.children.flatMap(buttonHeights));
}

function growRow(node: Node, least: number): Grown {
  const high = numberOf(node.attributes["preferredHeight"]);
  const children = node.children.map((child) => wider(child, least));
  if (high === 0 || high >= least || !hasButton(node)) return { node: withChildren(node, children), by: 0 };
  return { node: withAttributes(node, { preferredHeight: `${least}` }, children), by: least - high };
}

/** A button of a row that says how wide it is, wide enough. */
function wider(node: Node, least: number): Node {
  const wide = numberOf(node.attributes["preferredWidth"]);
  if (!isButton(node) || wide === 0 || wide >= least) return node;
  return withAttributes(node, { preferredWidth: `${least}`, minWidth: `${least}` });
}

function growColumn(node: Node, least: number, wide: number): Grown {
  const grown = node.children.map((child) => grow(child, least, wide));
  const by = grown.reduce((sum, one) => sum + one.by, 0);
  return {
    node: higher(
      node,
      by,
      grown.map((one) => one.node),
    ),
    by,
  };
}

/** What lies at places of its own: bands with buttons are stretched, all else moves with them. */
function growPanel(node: Node, least: number, wide: number): Grown {
  const high = numberOf(node.attributes["height"]) || numberOf(node.attributes["preferredHeight"]);
  const before = node.children.map((child) => (covers(child, wide, high) ? filling(child) : child));
  if (high === 0)
    return {
      node: withChildren(
        node,
        before.map((child) => grow(child, least).node),
      ),
      by: 0,
    };
  const places = placesIn(before, wide, least);
  const beside = besideLines(before);
  const children = before.map((child) => (isPlaced(child) ? grow(child, least) : { node: child, by: 0 }));
  const bands = before.flatMap((child, i) => {
    const text = beside.get(child);
    return text === undefined
      ? bandsOf(child, children[i].by, high, least, places)
      : bandsAround(text, least);
  });
  const move = warp(bands);
  const stretch: Stretch = { high, by: move(high) - high, move, places };
  const moved = children.map((child, i) =>
    beside.has(before[i])
      ? enlarged(child.node, move, least, high + stretch.by)
      : moveIn(child.node, child.by, stretch),
  );
  return { node: higher(node, stretch.by, yielding(before, moved)), by: stretch.by };
}

/** The bands of an element, or of what fills the panel: that has its own places in it. */
function bandsOf(node: Node, by: number, high: number, least: number, places: Places): Band[] {
  if (isHidden(node)) return [];
  if (isPlaced(node)) return bandOf(node, by, high, least, places);
  if (node.tag !== "Panel") return [];
  return node.children.flatMap((child) => bandsOf(child, grow(child, least).by, high, least, places));
}

/** The buttons of a panel, and of those that fill it, that are to be wider. */
function placesIn(children: readonly Node[], wide: number, least: number): Places {
  const within = children.filter((child) => child.tag === "Panel" && !isPlaced(child) && !isHidden(child));
  return new Map([
    ...widened(children, wide, least),
    ...within.flatMap((child) => [...placesIn(child.children, wide, least)]),
  ]);
}

/** Lines of text beside which a button stands are made as high as that has to be. */
function bandsAround(text: Node, least: number): Band[] {
  const { y, h } = placeOf(text);
  return h < least ? [{ from: -y, to: h - y, target: least }] : [];
}

/**
 * Whether a panel lies over all of one so large, so that its parts stand beside that one's. How high it is does not
 * matter where nothing is seen of it, and all in it hangs from its upper left corner.
 */
function covers({ tag, attributes, children }: Node, wide: number, high: number): boolean {
  const { offsetXY = "", rectAlignment = "", width, height, color } = attributes;
  const isOver = tag === "Panel" && rectAlignment.startsWith("Upper") && offsetXY === "0 0" && high > 0;
  const isUnseen = color === undefined && numberOf(width) === wide;
  return isOver && (numberOf(height) === high || (isUnseen && children.every(hangsLeft)));
}

function hangsLeft({ attributes }: Node): boolean {
  return attributes["offsetXY"] !== undefined && (attributes["rectAlignment"] ?? "UpperLeft") === "UpperLeft";
}

/** The same without a place of its own. */
function filling(node: Node): Node {
  const {
    offsetXY: _at,
    width: _wide,
    height: _high,
    rectAlignment: _where,
    ...attributes
  } = node.attributes;
  return { ...node, attributes };
}
