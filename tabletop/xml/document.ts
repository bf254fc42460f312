import { words } from "../save/words";
import type { Node } from "./parse";

/** An element with what Defaults and classes give it. */
export interface Element {
  node: Node;
  parent: Element | undefined;
  children: Element[];
  /** Its own attributes over those of its classes over those of its kind. */
  attributes: Record<string, string>;
  /** The entries of Defaults for its kind that stand before it. */
  defaults: readonly Node[];
}

/** The outermost elements but Defaults, with all inside them. Defaults count for what follows them only. */
export function tree(document: readonly Node[]): Element[] {
  const entries = new Map<string, readonly Node[]>();
  const walk = (nodes: readonly Node[], parent: Element | undefined): Element[] => {
    const out: Element[] = [];
    for (const node of nodes) {
      if (node.tag === "Defaults") {
        for (const entry of node.children) entries.set(entry.tag, [...(entries.get(entry.tag) ?? []), entry]);
        continue;
      }
      const defaults = entries.get(node.tag) ?? [];
      const element: Element = { node, parent, children: [], attributes: resolve(node, defaults), defaults };
      element.children = walk(node.children, element);
      out.push(element);
    }
    return out;
  };
  return walk(document, undefined);
}

/** All elements of a tree in the order they are drawn. */
export function flat(roots: readonly Element[], out: Element[] = []): Element[] {
  for (const element of roots) {
    out.push(element);
    flat(element.children, out);
  }
  return out;
}

/** All elements of a document but Defaults in the order they are drawn. */
export function elements(document: readonly Node[]): Element[] {
  return flat(tree(document));
}

/**
 * A node's attributes over those of its classes, in the order it names them, over those of its kind.
 * `defaults` are the entries for its kind.
 */
export function resolve(node: Node, defaults: readonly Node[]): Record<string, string> {
  if (defaults.length === 0) return { ...node.attributes };
  const out: Record<string, string> = {};
  for (const entry of defaults)
    if (entry.attributes["class"] === undefined) Object.assign(out, entry.attributes);
  for (const name of (node.attributes["class"] ?? "").split(/\s+/))
    for (const entry of defaults)
      if (name !== "" && entry.attributes["class"] === name) Object.assign(out, entry.attributes);
  return Object.assign(out, node.attributes);
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

/** The functions that attributes name, by those attributes. */
export function handlersIn(attributes: Readonly<Record<string, string>>): [event: string, text: string][] {
  const found: [string, string][] = [];
  for (const event of HANDLERS) {
    const text = attributes[event] ?? "";
    if (text !== "") found.push([event, text]);
  }
  return found;
}

/** What an attribute names, whether or not it asks for the place of what is chosen. */
export function handlerOf(text: string): Handler | undefined {
  return handler(text.replace("(selectedIndex)", ""));
}

/** Attributes that name a function of the script. */
export const HANDLERS = words(`
  onClick onValueChanged onEndEdit onSubmit onMouseEnter onMouseExit onMouseDown onMouseUp onBeginDrag
  onDrag onEndDrag
`);
