/** Panels that are stretched: bands of them become longer, and all else moves along. */
import { isHidden, isPlaced, numberOf, offsetOf, placeOf, withAttributes, withChildren } from "./nodes";
import { BETWEEN, isButton, type Widened } from "./rows";
import type { Node } from "../../xml/parse";

/** A stretch of a panel from above, and how long it is to be; in units. */
export interface Band {
  from: number;
  to: number;
  target: number;
}

/** Buttons of a panel that are to be wider. */
export type Places = ReadonlyMap<Node, Widened>;

/** How a panel is stretched: how high it was, by how much it becomes higher, and where each height in it goes. */
export interface Stretch {
  high: number;
  by: number;
  move: (y: number) => number;
  places: Places;
}

/** From where to where an element is, from above, in a panel so high; undefined for what hangs in its middle. */
function spanOf(node: Node, high: number): { from: number; to: number } | undefined {
  const { y, h } = placeOf(node);
  const where = node.attributes["rectAlignment"] ?? "Upper";
  if (where.startsWith("Upper")) return { from: -y, to: h - y };
  if (where.startsWith("Lower")) return { from: high - y - h, to: high - y };
  return undefined;
}

/** Whether an element stands in a band of its own: buttons do, and what has become higher. */
export function bandOf(node: Node, grown: number, high: number, least: number, places: Places): Band[] {
  const span = spanOf(node, high);
  if (span === undefined) return [];
  const rows = places.get(node)?.rows ?? 1;
  const target = Math.max(rows * least + (rows - 1) * BETWEEN, span.to - span.from);
  if (isButton(node)) return [{ ...span, target }];
  return grown > 0 ? [{ ...span, target: span.to - span.from + grown }] : [];
}

/** Where each height goes when bands are as long as they are to be; those that overlap are one. */
export function warp(bands: readonly Band[]): (y: number) => number {
  const merged: Band[] = [];
  for (const band of [...bands].sort((one, other) => one.from - other.from)) {
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

/** A button that fills all rows of its band, in the one that is its own. */
function inRow(node: Node, { x, w, row, rows }: Widened): Node {
  const place = placeOf(node);
  const h = (place.h - (rows - 1) * BETWEEN) / rows;
  const offsetXY = `${x} ${place.y - row * (h + BETWEEN)}`;
  return withAttributes(node, { offsetXY, width: `${w}`, height: `${h}` });
}

/** An element of a panel that is stretched, at its new place; it has become `grown` higher itself. */
export function moveIn(node: Node, grown: number, stretch: Stretch): Node {
  const { high, by, move, places } = stretch;
  if (!isPlaced(node))
    return node.tag === "Panel" && !isHidden(node)
      ? withChildren(
          node,
          node.children.map((child) => moveIn(child, 0, stretch)),
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

/** A cell and all in it, stretched. */
export function stretched(node: Node, move: Stretch["move"]): Node {
  const stretch = { high: 0, by: 0, move, places: new Map() };
  return withChildren(
    node,
    node.children.map((child) => (isPlaced(child) ? moveIn(child, 0, stretch) : child)),
  );
}
