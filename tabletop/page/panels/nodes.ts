/** Elements of an interface as they are rewritten: each a new one, with other attributes. */
import { numberOf } from "./offset";
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
