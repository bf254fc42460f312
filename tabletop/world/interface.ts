import { ATTRIBUTES } from "../xml/attributes";
import { flat, resolve, tree, type Element } from "../xml/document";
import { parseXml, type Node } from "../xml/parse";
import { meantFor } from "../xml/viewer";
import { warn } from "./world";
import type { Interface, Person, World } from "./types";
import type { UiAsset } from "../save/types";
import type { Ways } from "./ways";

export function emptyInterface(assets: UiAsset[], ways: Ways): Interface {
  const nodes = { byNode: new Map<Node, Element>(), byId: new Map<string, Node>(), stale: new Set<Node>() };
  const elements = { roots: [], ...nodes, last: new Map() };
  const { interfaceFrames: loadFrames = 8, lastCounts = false } = ways;
  const empty = { document: [], assets, loadingUntil: 0, loadingSeen: 0, coming: undefined, changes: 0 };
  return { ...empty, loadFrames, lastCounts, ...elements };
}

/** Replaces the whole interface; it is there some frames later, and scripts see after `late` that it loads. Throws an XmlError. */
export function replaceDocument(world: World, next: string | Node[], late = 0): void {
  const ui = world.interface;
  ui.coming = typeof next === "string" ? parseXml(next, world.notes) : next;
  ui.loadingUntil = world.clock.frame + ui.loadFrames;
  ui.loadingSeen = world.clock.frame + late;
}

/** Puts the interface of a save in its place, which published mods change as soon as they are loaded. */
export function openDocument(world: World, document: Node[]): void {
  replaceDocument(world, document);
  world.interface.loadingUntil = world.clock.frame;
  finishLoading(world);
}

export function isLoading(world: World): boolean {
  return world.interface.loadingUntil > world.clock.frame;
}

/** Whether a script is told so. */
export function isSeenLoading(world: World): boolean {
  return isLoading(world) && world.interface.loadingSeen <= world.clock.frame;
}

/** Puts the new document in its place when its frames are over. */
export function finishLoading(world: World): void {
  const ui = world.interface;
  if (ui.coming === undefined || isLoading(world)) return;
  ui.document = ui.coming;
  ui.coming = undefined;
  ui.roots = tree(ui.document);
  ui.byNode = new Map(flat(ui.roots).map((element) => [element.node, element]));
  ui.byId.clear();
  for (const node of ui.byNode.keys()) {
    const { id } = node.attributes;
    if (id !== undefined && !ui.byId.has(id)) ui.byId.set(id, node);
  }
  ui.stale.clear();
  ui.last.clear();
  ui.changes++;
  for (const person of world.people.list) typedIn(ui, person).clear();
  for (const { attributes, node } of ui.byNode.values()) {
    if (attributes["visibility"]?.trim() === "")
      warn(world, `XML line ${node.line}: an empty visibility shows ${node.tag} to all`);
    for (const name of Object.keys(node.attributes))
      if (!ATTRIBUTES.has(name)) warn(world, `XML line ${node.line}: ${node.tag} has no attribute ${name}`);
  }
}

/** The same for the interfaces that lie on objects. */
export function finishObjectInterfaces(world: World): void {
  for (const { ui } of world.objects.values())
    if (ui?.coming !== undefined) finishLoading({ ...world, interface: ui });
}

/** The attributes of an element as they are set, where the one of two that was set last counts alone. */
export function setLast(ui: Interface, node: Node, attribute: string): void {
  if (ui.lastCounts && (attribute === "active" || attribute === "visibility")) ui.last.set(node, attribute);
}

/** Tells the interface that an attribute or the text of an element is another. */
export function changed(ui: Interface, node: Node): void {
  ui.changes++;
  ui.stale.add(node);
}

/** The outermost elements as they are now. */
function current(ui: Interface): Element[] {
  for (const node of ui.stale) {
    const element = ui.byNode.get(node);
    if (element !== undefined) element.attributes = counting(ui, node, resolve(node, element.defaults));
  }
  ui.stale.clear();
  return ui.roots;
}

/** The attributes of an element without the one that does not count. */
function counting(ui: Interface, node: Node, attributes: Record<string, string>): Record<string, string> {
  const last = ui.last.get(node);
  if (last === undefined) return attributes;
  const { active = "true", visibility = "", ...others } = attributes;
  return { ...others, ...(last === "active" ? { active } : { visibility }) };
}

/** The element of a node of the document; undefined for one that is not in it. */
export function elementOf(ui: Interface, node: Node): Element | undefined {
  current(ui);
  return ui.byNode.get(node);
}

/** What a person has typed and chosen in an interface, by the ids of its elements. */
export function typedIn(ui: Interface, person: Person): Map<string, string> {
  if (ui.typed === undefined) return person.typed;
  const known = ui.typed.get(person.id) ?? new Map<string, string>();
  ui.typed.set(person.id, known);
  return known;
}

/** Whether an element and all it stands in are active and meant for a person. */
export function isShown(element: Element, person: Person): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = at.parent)
    if (!isOwnShown(at, person)) return false;
  return true;
}

function isOwnShown({ attributes }: Element, person: Person): boolean {
  return !isOff(attributes["active"]) && meantFor(attributes["visibility"] ?? "", person);
}

/** Whether a switch that is on by default is off: "false" or "0". */
export function isOff(value: string | undefined): boolean {
  return value === "0" || value?.toLowerCase() === "false";
}

export interface SeenElement {
  node: Node;
  parent: Node | undefined;
  tag: string;
  id: string;
  /** What it says; what the person has typed, toggled or chosen counts before the script's. */
  text: string;
  typed: string | undefined;
  /** It is not interactable. */
  off: boolean;
  attributes: Readonly<Record<string, string>>;
}

/** All that a person sees of the interface, in the order it is drawn. */
export function seenElements(world: World, person: Person): SeenElement[] {
  const seen: SeenElement[] = [];
  const all = typedIn(world.interface, person);
  const walk = (elements: readonly Element[], parent: Node | undefined): void => {
    for (const element of elements) {
      if (!isOwnShown(element, person)) continue;
      const { node, attributes } = element;
      const id = attributes["id"] ?? "";
      const typed = id === "" ? undefined : all.get(id);
      const off = isOff(attributes["interactable"]);
      const text = typed ?? attributes["text"] ?? node.value;
      seen.push({ node, parent, tag: node.tag, id, text, typed, off, attributes });
      walk(element.children, node);
    }
  };
  walk(current(world.interface), undefined);
  return seen;
}
