import { escape } from "./draw/css";
import type { Node } from "./parse";

const escaped = (text: string): string => escape(text).replaceAll("\n", "&#xA;");

/** The text of a document: what `parseXml` reads as the same. */
export function xmlOf(nodes: readonly Node[]): string {
  return nodes.map(write).join("\n");
}

function write({ tag, attributes, children, value }: Node): string {
  const pairs = Object.entries(attributes).map(([name, text]) => ` ${name}="${escaped(text)}"`);
  const inner = escaped(value) + (children.length > 0 ? `\n${xmlOf(children)}\n` : "");
  return inner === "" ? `<${tag}${pairs.join("")}/>` : `<${tag}${pairs.join("")}>${inner}</${tag}>`;
}
