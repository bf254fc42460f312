import { besideLines, enlarged } from "./beside";
import { numberOf, offsetOf, placeOf } from "./offset";
import { BETWEEN, isButton, widened, type Widened } from "./rows";
import { yielding } from "./yield";
import type { Node } from "../../xml/parse";

/** A stretch of a panel from above, and how long it is to be; in units. */
interface Band {
  from: number;
  to: number;
  target: number;
}

/** A panel that was made higher, and by how much. */
interface Grown {
  node: Node;
  by: number;
}

/**
 * An interface whose buttons are at least so many units high and wide, for fingers: rows of them grow, what lies beside
 * them grows along, rows that have no room for that are broken, and panels are as much higher as they need.
 */
export function roomy(document: readonly Node[], least: number): Node[] {
  const grown = document.map((node) => grow(node, least).node);
  const outer = document.flatMap((node, i) => outerOf(node, grown[i]));
  // Panels at one place stay as high as each other.
  for (const one of outer)
    one.by = Math.max(...outer.filter((other) => isAtPlaceOf(one, other)).map(({ grown: by }) => by));
  // What stands above what has grown upwards makes room for it.
  outer.sort((a, b) => a.bottom - b.bottom);
  const shifts = new Map<number, number>();
  for (const one of outer) {
    const below = outer.filter(({ corner, top }) => corner === one.corner && top <= one.bottom);
    shifts.set(one.line, Math.max(0, ...below.map(({ line, by }) => (shifts.get(line) ?? 0) + by)));
  }
  const more = new Map(outer.map(({ line, grown: own, by }) => [line, by - own]));
  return grown.map((node) => shifted(node, shifts, more));
}

function isAtPlaceOf(one: Outer, other: Outer): boolean {
  return (["corner", "x", "bottom", "top"] as const).every((side) => one[side] === other[side]);
}

/** A panel that hangs from the lower edge: where it began and ended, from below, and by how much it grows. */
interface Outer {
  line: number;
  corner: string;
  x: number;
  bottom: number;
  top: number;
  /** By how much its own buttons make it higher; `by` so much it becomes so. */
  grown: number;
  by: number;
}

function outerOf(before: Node, after: Node): Outer[] {
  if (isHidden(before)) return [];
  if (!isPlaced(before)) return before.children.flatMap((child, i) => outerOf(child, after.children[i]));
  const corner = before.attributes["rectAlignment"] ?? "";
  if (!corner.startsWith("Lower")) return [];
  const { x, y: bottom, h: high } = placeOf(before);
  const by = numberOf(after.attributes["height"]) - high;
  return [{ line: before.line, corner, x, bottom, top: bottom + high, grown: by, by }];
}

function shifted(node: Node, shifts: ReadonlyMap<number, number>, more: ReadonlyMap<number, number>): Node {
  const by = shifts.get(node.line);
  if (by === undefined)
    return isPlaced(node)
      ? node
      : withAttributes(
          node,
          {},
          node.children.map((child) => shifted(child, shifts, more)),
        );
  const { x, y } = offsetOf(node);
  const taller = higher(node, more.get(node.line) ?? 0, node.children);
  return withAttributes(taller, { offsetXY: `${x} ${y + by}` });
}

function withAttributes(node: Node, attributes: Record<string, string>, children = node.children): Node {
  return { ...node, attributes: { ...node.attributes, ...attributes }, children };
}

function isHidden({ attributes }: Node): boolean {
  return attributes["active"] === "false";
}

/** Grows an element that says how wide it is, or is as wide as the column that it stands in. */
function grow(node: Node, least: number, column = Infinity): Grown {
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
  const node = withAttributes(
    before,
    {},
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
  return withAttributes(cell, {}, yielding(cell.children, children));
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
  if (high === 0 || high >= least || !hasButton(node))
    return { node: withAttributes(node, {}, children), by: 0 };
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

/** With another height, where it says one. */
function higher(node: Node, by: number, children: Node[]): Node {
  const sides = ["height", "preferredHeight"].filter((name) => numberOf(node.attributes[name]) > 0);
  const attributes = sides.map((name) => [name, `${numberOf(node.attributes[name]) + by}`]);
  return withAttributes(node, Object.fromEntries(attributes) as Record<string, string>, children);
}

/** What lies at places of its own: bands with buttons are stretched, all else moves with them. */
function growPanel(node: Node, least: number, wide: number): Grown {
  const high = numberOf(node.attributes["height"]) || numberOf(node.attributes["preferredHeight"]);
  const before = node.children.map((child) => (covers(child, wide, high) ? filling(child) : child));
  const children = before.map((child) => (isPlaced(child) ? grow(child, least) : { node: child, by: 0 }));
  if (high === 0)
    return {
      node: withAttributes(
        node,
        {},
        before.map((child) => grow(child, least).node),
      ),
      by: 0,
    };
  const places = placesIn(before, wide, least);
  const beside = besideLines(before);
  const bands = before.flatMap((child, i) => {
    const text = beside.get(child);
    return text === undefined
      ? bandsOf(child, children[i].by, high, least, places)
      : bandsAround(text, least);
  });
  const move = warp(bands);
  const by = move(high) - high;
  const moved = children.map((child, i) => {
    if (!beside.has(before[i])) return moveIn(child.node, child.by, high, by, move, places);
    return enlarged(child.node, move, least, high + by);
  });
  return { node: higher(node, by, yielding(before, moved)), by };
}

type Places = ReadonlyMap<Node, Widened>;
const NOWHERE: Places = new Map();

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

/** A button that fills all rows of its band, in the one that is its own. */
function inRow(node: Node, { x, w, row, rows }: Widened): Node {
  const place = placeOf(node);
  const h = (place.h - (rows - 1) * BETWEEN) / rows;
  const offsetXY = `${x} ${place.y - row * (h + BETWEEN)}`;
  return withAttributes(node, { offsetXY, width: `${w}`, height: `${h}` });
}

/** Whether an element has a place in what it stands in; others fill it. */
function isPlaced({ attributes }: Node): boolean {
  return attributes["offsetXY"] !== undefined && numberOf(attributes["height"]) > 0;
}

/** From where to where an element is, from above, in a panel so high; undefined for what hangs in its middle. */
function spanOf(node: Node, high: number): { from: number; to: number } | undefined {
  const { y, h } = placeOf(node);
  const where = node.attributes["rectAlignment"] ?? "Upper";
  if (where.startsWith("Upper")) return { from: -y, to: h - y };
  if (where.startsWith("Lower")) return { from: high - y - h, to: high - y };
  return undefined;
}

function bandsOf(node: Node, by: number, high: number, least: number, places: Places): Band[] {
  if (isHidden(node)) return [];
  // What fills the panel has its own places in it.
  if (!isPlaced(node))
    return node.tag === "Panel"
      ? node.children.flatMap((child) => bandsOf(child, grow(child, least).by, high, least, places))
      : [];
  const span = spanOf(node, high);
  if (span === undefined) return [];
  const rows = places.get(node)?.rows ?? 1;
  const target = Math.max(rows * least + (rows - 1) * BETWEEN, span.to - span.from);
  if (isButton(node)) return [{ ...span, target }];
  return by > 0 ? [{ ...span, target: span.to - span.from + by }] : [];
}

/** Where each height goes when bands are as long as they are to be; those that overlap are one. */
function warp(bands: readonly Band[]): (y: number) => number {
  const merged: Band[] = [];
  for (const band of [...bands].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || band.from >= last.to) {
      merged.push({ ...band });
      continue;
    }
    const factor = Math.max(last.target / (last.to - last.from), band.target / (band.to - band.from));
    last.to = Math.max(last.to, band.to);
    last.target = factor * (last.to - last.from);
  }
  return (y) => {
    let moved = y;
    for (const { from, to, target } of merged)
      if (y > from) moved += ((Math.min(y, to) - from) / (to - from)) * (target - (to - from));
    return Math.round(moved * 100) / 100;
  };
}

/** An element of a panel that has become `by` higher, at its new place. */
function moveIn(
  node: Node,
  grown: number,
  high: number,
  by: number,
  move: (y: number) => number,
  places: Places = NOWHERE,
): Node {
  if (!isPlaced(node))
    return node.tag === "Panel" && !isHidden(node)
      ? withAttributes(
          node,
          {},
          node.children.map((child) => moveIn(child, 0, high, by, move, places)),
        )
      : node;
  const before = { ...node.attributes, height: `${numberOf(node.attributes["height"]) - grown}` };
  const span = spanOf({ ...node, attributes: before }, high);
  if (span === undefined) return node;
  const [from, to] = [move(span.from), move(span.to)];
  const { x } = offsetOf(node);
  const isLow = (node.attributes["rectAlignment"] ?? "").startsWith("Lower");
  const y = isLow ? high + by - to : -from;
  const moved = withAttributes(node, { offsetXY: `${x} ${y}`, height: `${to - from}` });
  const place = places.get(node);
  return place === undefined ? moved : inRow(moved, place);
}

function stretched(node: Node, move: (y: number) => number): Node {
  return withAttributes(
    node,
    {},
    node.children.map((child) => (isPlaced(child) ? moveIn(child, 0, 0, 0, move) : child)),
  );
}
