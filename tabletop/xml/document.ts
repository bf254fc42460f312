import type { Node } from "./parse";

/** An element with what Defaults and classes give it. */
export interface Element {
  node: Node;
  parent: Element | undefined;
  /** Its own attributes over those of its classes over those of its kind. */
  attributes: Record<string, string>;
}

/** All elements but Defaults in the order they are drawn. Defaults count for what follows them only. */
export function elements(document: readonly Node[]): Element[] {
  const out: Element[] = [];
  const defaults: Node[] = [];
  const walk = (nodes: readonly Node[], parent: Element | undefined): void => {
    for (const node of nodes) {
      if (node.tag === "Defaults") {
        defaults.push(...node.children);
        continue;
      }
      const element = { node, parent, attributes: resolve(node, defaults) };
      out.push(element);
      walk(node.children, element);
    }
  };
  walk(document, undefined);
  return out;
}

function resolve(node: Node, defaults: readonly Node[]): Record<string, string> {
  const classes = (node.attributes["class"] ?? "").split(/\s+/).filter((name) => name !== "");
  const mine = defaults.filter((entry) => entry.tag === node.tag);
  const plain = mine.filter((entry) => entry.attributes["class"] === undefined);
  const styled = classes.flatMap((name) => mine.filter((entry) => entry.attributes["class"] === name));
  return Object.assign({}, ...[...plain, ...styled, node].map((entry) => entry.attributes)) as Record<
    string,
    string
  >;
}

export function byId(document: readonly Node[], id: string): Node | undefined {
  for (const node of document) {
    if (node.tag === "Defaults") continue;
    const found = node.attributes["id"] === id ? node : byId(node.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

export interface Handler {
  /** The script: Global, or the GUID of an object. */
  owner: string;
  name: string;
  /** What stands in parentheses: handed over in place of the value. */
  argument: string | undefined;
}

/** Reads `name`, `name(argument)`, `Global/name` or `guid/name`. */
export function handler(text: string): Handler | undefined {
  const match = /^(?:([^/()]+)\/)?([A-Za-z_]\w*)(?:\((.*)\))?$/s.exec(text.trim());
  if (match === null) return undefined;
  return { owner: match[1] ?? "Global", name: match[2], argument: match[3] };
}

/** Attributes that name a function of the script. */
export const HANDLERS = [
  ...[
    "onClick",
    "onValueChanged",
    "onEndEdit",
    "onSubmit",
    "onMouseEnter",
    "onMouseExit",
    "onMouseDown",
    "onMouseUp",
  ],
  ...["onBeginDrag", "onDrag", "onEndDrag"],
];
