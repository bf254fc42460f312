import { grow } from "./grown";
import {
  higher,
  isHidden,
  isPlaced,
  numberOf,
  offsetOf,
  placeOf,
  withAttributes,
  withChildren,
} from "./nodes";
import type { Node } from "../../xml/parse";

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
  outer.sort((one, other) => one.bottom - other.bottom);
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
      : withChildren(
          node,
          node.children.map((child) => shifted(child, shifts, more)),
        );
  const { x, y } = offsetOf(node);
  const taller = higher(node, more.get(node.line) ?? 0, node.children);
  return withAttributes(taller, { offsetXY: `${x} ${y + by}` });
}
