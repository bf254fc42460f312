import type { Node } from "../../xml/parse";

/** The number that an attribute says; 0 where it says none. */
export function numberOf(text: string | undefined): number {
  return Number(text ?? "") || 0;
}

/** How far an element is from where it is anchored: to the right, and up; in units. */
export function offsetOf({ attributes }: Node): { x: number; y: number } {
  const [x, y] = (attributes["offsetXY"] ?? "").split(/[\s,]+/);
  return { x: numberOf(x), y: numberOf(y) };
}

/** The same with its size, where it says one. */
export function placeOf(node: Node): { x: number; y: number; w: number; h: number } {
  const { width, height } = node.attributes;
  return { ...offsetOf(node), w: numberOf(width), h: numberOf(height) };
}
