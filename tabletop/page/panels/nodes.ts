/** Elements of an interface as they are read and rewritten: each a new one, with other attributes. */
import type { Node } from "../../xml/parse";

export function withAttributes(
  node: Node,
  attributes: Record<string, string>,
  children = node.children,
): Node {
  return { ...node, attributes: { ...node.attributes, ...attributes }, children };
}

export function withChildren(node: Node, children: Node[]): Node {
  return { ...node, children };
}

export function isHidden({ attributes }: Node): boolean {
  return attributes["active"] === "false";
}

export function isShown(node: Node): boolean {
  return !isHidden(node);
}

/** Whether an element has a place in what it stands in; others fill it. */
export function isPlaced({ attributes }: Node): boolean {
  return attributes["offsetXY"] !== undefined && numberOf(attributes["height"]) > 0;
}

/** With another height, where it says one. */
export function higher(node: Node, by: number, children: Node[]): Node {
  const sides = ["height", "preferredHeight"].filter((name) => numberOf(node.attributes[name]) > 0);
  const attributes = sides.map((name) => [name, `${numberOf(node.attributes[name]) + by}`]);
  return withAttributes(node, Object.fromEntries(attributes) as Record<string, string>, children);
}

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
