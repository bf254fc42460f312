import { isHidden } from "./nodes";
import { isHolder, partOf } from "./parts";
import type { Node } from "../../xml/parse";

/**
 * The dice that panels in the middle show, as text that changes with a throw; empty without dice. A die is a button
 * that does nothing and begins with a number.
 */
export function thrownOf(document: readonly Node[]): string {
  return document.map((node) => thrownIn(node, false)).join("");
}

function thrownIn(node: Node, within: boolean): string {
  if (isHidden(node)) return "";
  const { attributes, children, tag } = node;
  const inMiddle = within || (!isHolder(node) && partOf(node) === "middle");
  const face = attributes["text"] ?? "";
  const isDie = tag === "Button" && attributes["onClick"] === undefined && /^\d/.test(face);
  const own = inMiddle && isDie ? `${node.line}:${face};` : "";
  return own + children.map((child) => thrownIn(child, inMiddle)).join("");
}
