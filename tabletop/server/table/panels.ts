import { ATTRIBUTES } from "../../xml/attributes";
import { HANDLERS } from "../../xml/document";
import { hasMark } from "../../xml/asks";
import { keyElement, type Keys } from "./keys";
import type { Element } from "../../wire/view";
import type { Panels } from "./room";
import type { SeenElement } from "../../world/interface";
import type { Node } from "../../xml/parse";

/** Attributes that are the script's business: what it calls, and who sees what. */
const KEPT_BACK: ReadonlySet<string> = new Set([...HANDLERS, "active", "visibility"]);

const EVENTS = [
  ["onClick", "click"],
  ["onValueChanged", "change"],
  ["onEndEdit", "end"],
  ["onSubmit", "submit"],
] as const;

interface Plain {
  attributes: Record<string, string>;
  on: Element["on"];
}

/** What of an element's attributes a browser is told; the same value for the same attributes. */
const plain = new WeakMap<object, Plain>();

function plainOf(attributes: Readonly<Record<string, string>>): Plain {
  let found = plain.get(attributes);
  if (found === undefined) {
    const shown = Object.entries(attributes).filter(([name]) => ATTRIBUTES.has(name) && !KEPT_BACK.has(name));
    const on = EVENTS.filter(([name]) => (attributes[name] ?? "") !== "").map(([, event]) => event);
    found = { attributes: Object.fromEntries(shown), on };
    plain.set(attributes, found);
  }
  return found;
}

/** The elements that a viewer sees by key, as they go to their browser, and which of them are the outermost. */
export function panelsOut(keys: Keys, seen: readonly SeenElement[]): Pick<Panels, "roots" | "elements"> {
  const roots: number[] = [];
  const elements = new Map<number, Element>();
  for (const one of seen) {
    const key = keyElement(keys, one.node);
    const { attributes, on } = plainOf(one.attributes);
    const element: Element = { tag: one.tag, attributes, text: one.text, on, children: [] };
    if (one.off) element.off = true;
    if (one.typed !== undefined) overlay(element, one.typed);
    if (one.tag === "Dropdown") element.text = one.typed ?? chosen(one);
    elements.set(key, element);
    if (one.parent === undefined) roots.push(key);
    else elements.get(keyElement(keys, one.parent))?.children.push(key);
  }
  return { roots, elements };
}

/** What the viewer has set stays with them until the script sets it. */
function overlay(element: Element, typed: string): void {
  const { tag, attributes } = element;
  if (tag === "Toggle" || tag === "ToggleButton") element.attributes = { ...attributes, isOn: typed };
  if (tag === "Slider") element.attributes = { ...attributes, value: typed };
}

function chosen({ node }: SeenElement): string {
  const options = node.children.filter(({ tag }) => tag === "Option");
  const selected = options.find(({ attributes }) => attributes["selected"]?.toLowerCase() === "true");
  return (selected ?? options.at(0))?.value ?? "";
}

/**
 * Whether something waits there that not everyone could do: a control behind a visibility. In an interface that
 * marks its panels with the class `asks` it is one of those.
 */
export function asks(document: readonly Node[], seen: readonly SeenElement[]): boolean {
  const marks = isMarked(document);
  const own = new Set<object>();
  const asking = new Set<object>();
  return seen.some(({ node, parent, attributes, off }) => {
    const limited = (attributes["visibility"] ?? "") !== "" || (parent !== undefined && own.has(parent));
    if (limited) own.add(node);
    const waits = !marks || hasMark(node) || (parent !== undefined && asking.has(parent));
    if (waits) asking.add(node);
    return limited && waits && !off && plainOf(attributes).on.length > 0;
  });
}

const marked = new WeakMap<readonly Node[], boolean>();

function isMarked(document: readonly Node[]): boolean {
  const known = marked.get(document);
  if (known !== undefined) return known;
  const any = (nodes: readonly Node[]): boolean => nodes.some((node) => hasMark(node) || any(node.children));
  const found = any(document);
  marked.set(document, found);
  return found;
}
