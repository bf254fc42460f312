import { ATTRIBUTES } from "../xml/attributes";
import { elements, type Element } from "../xml/document";
import { parseXml, type Node } from "../xml/parse";
import { warn, type World } from "./world";
import type { Person } from "./players";
import type { UiAsset } from "../save/types";

/** The interface over the table, as all see it but for visibility. */
export interface Interface {
  document: Node[];
  assets: UiAsset[];
  /** Until this frame the document is being built: it shows the old one, and changes to it are lost. */
  loadingUntil: number;
  coming: Node[] | undefined;
}

/** Frames that a whole new document takes. */
const LOAD_FRAMES = 8;

export function emptyInterface(assets: UiAsset[]): Interface {
  return { document: [], assets, loadingUntil: 0, coming: undefined };
}

/** Replaces the whole interface; it is there some frames later. Throws an XmlError. */
export function replaceDocument(world: World, next: string | Node[]): void {
  const ui = world.interface;
  ui.coming = typeof next === "string" ? parseXml(next) : next;
  ui.loadingUntil = world.clock.frame + LOAD_FRAMES;
}

export function isLoading(world: World): boolean {
  return world.interface.loadingUntil > world.clock.frame;
}

/** Puts the new document in its place when its frames are over. */
export function finishLoading(world: World): void {
  const ui = world.interface;
  if (ui.coming === undefined || isLoading(world)) return;
  ui.document = ui.coming;
  ui.coming = undefined;
  for (const person of world.people.list) person.typed.clear();
  for (const { attributes, node } of elements(ui.document)) {
    if (attributes["visibility"]?.trim() === "")
      warn(world, `XML line ${node.line}: an empty visibility shows ${node.tag} to all`);
    for (const name of Object.keys(node.attributes))
      if (!ATTRIBUTES.has(name)) warn(world, `XML line ${node.line}: ${node.tag} has no attribute ${name}`);
  }
}

/** Whether an element and all it stands in are active and meant for a person. */
export function isShown(element: Element, person: Person): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = at.parent) {
    if (isOff(at.attributes["active"])) return false;
    if (!meantFor(at.attributes["visibility"] ?? "", person)) return false;
  }
  return true;
}

/** Whether a switch that is on by default is off: "false" or "0". */
export function isOff(value: string | undefined): boolean {
  return value === "0" || value?.toLowerCase() === "false";
}

/** An empty visibility means everyone; "None" those of no team. */
function meantFor(visibility: string, person: Person): boolean {
  const names = visibility.split("|").map((name) => name.trim().toLowerCase());
  if (names.length === 1 && names[0] === "") return true;
  if (names.includes(person.color.toLowerCase())) return true;
  if (names.includes("host") && person.host) return true;
  if (names.includes("admin") && (person.host || person.promoted)) return true;
  return names.includes(person.team.toLowerCase());
}

/** An element as one person sees it. */
export interface SeenElement {
  tag: string;
  id: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
}

/** All that a person sees of the interface, in the order it is drawn. */
export function seenElements(world: World, person: Person): SeenElement[] {
  return elements(world.interface.document)
    .filter((element) => isShown(element, person))
    .map(({ node, attributes }) => {
      const id = attributes["id"] ?? "";
      return {
        tag: node.tag,
        id,
        text: person.typed.get(id) ?? attributes["text"] ?? node.value,
        attributes,
      };
    });
}
