import type { Node } from "./parse";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#xA;",
};

const escaped = (text: string): string => text.replace(/[&<>"\n]/g, (letter) => ENTITIES[letter]);

/** The text of a document: what `parseXml` reads as the same. */
export function xmlOf(nodes: readonly Node[]): string {
  return nodes.map(write).join("\n");
}

function write({ tag, attributes, children, value }: Node): string {
  const pairs = Object.entries(attributes).map(([name, text]) => ` ${name}="${escaped(text)}"`);
  const inner = escaped(value) + (children.length > 0 ? `\n${xmlOf(children)}\n` : "");
  return inner === "" ? `<${tag}${pairs.join("")}/>` : `<${tag}${pairs.join("")}>${inner}</${tag}>`;
}
