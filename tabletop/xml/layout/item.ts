import { meantFor, type Viewer } from "../viewer";
import { flag, type Attributes } from "./values";
import type { Element } from "../document";
import type { Node } from "../parse";

/** An element that is shown, with the place that the two passes of the layout give it. */
export interface Item {
  /** The element of the document. */
  node: Node;
  kind: string;
  id: string;
  attributes: Attributes;
  /** What it says: its attribute `text`, or what stands between its tags; of a Dropdown, what was chosen. */
  text: string;
  /** Those within it that are shown, options of a Dropdown among them. */
  children: Item[];
  line: number;
  /** Left and top, from the screen's upper left, in units. */
  at: [number, number];
  size: [number, number];
}

/** What an element asks of the group that it stands in, along one axis. */
export interface Wants {
  min: number;
  preferred: number;
  /** Its share of what is left over; 0 for none. */
  flexible: number;
}

/** Whether a child is placed by the group that it stands in. */
export function inGroup(child: Item): boolean {
  return !flag(child.attributes["ignoreLayout"], false);
}

/** What a viewer is shown of a tree of elements; `typed` is what the viewer has typed or chosen, by id. */
export function items(
  elements: readonly Element[],
  viewer: Viewer,
  typed: ReadonlyMap<string, string> = new Map(),
): Item[] {
  return elements
    .filter((element) => isItem(element, viewer))
    .map((element) => {
      const item = itemOf(element);
      const mine = typed.get(item.id);
      if (mine !== undefined) touch(item, mine);
      item.children = items(element.children, viewer, typed);
      return item;
    });
}

/** Whether a viewer is shown an element, as far as that is said by itself. */
export function isItem({ attributes }: Element, viewer: Viewer): boolean {
  return flag(attributes["active"], true) && meantFor(attributes["visibility"] ?? "", viewer);
}

/** An element with no place yet, and nothing in it. */
export function itemOf({ node, parent, attributes }: Element): Item {
  const table = node.tag === "Cell" ? parent?.parent?.attributes : undefined;
  return {
    node,
    kind: node.tag,
    id: attributes["id"] ?? "",
    attributes: table === undefined ? attributes : cellAttributes(attributes, table),
    text: attributes["text"] ?? betweenTags(node.value),
    children: [],
    line: node.line,
    at: [0, 0],
    size: [0, 0],
  };
}

/** The attribute that a person changes by using an element. */
const TOUCHED: Record<string, string> = { Toggle: "isOn", ToggleButton: "isOn", Slider: "value" };

/** Puts what the viewer has typed or chosen in the place of what the document says. */
function touch(item: Item, mine: string): void {
  const name = TOUCHED[item.kind] as string | undefined;
  if (name !== undefined) item.attributes = { ...item.attributes, [name]: mine };
  else item.text = mine;
}

/** Line breaks count between tags, blanks around them do not, and several blanks are one. */
function betweenTags(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

/** A cell's attributes: its padding is its table's, unless either says that it is its own. */
function cellAttributes(cell: Attributes, table: Attributes): Attributes {
  const own = flag(cell["overrideGlobalCellPadding"], false) || !flag(table["useGlobalCellPadding"], true);
  return own ? cell : { ...cell, padding: table["cellPadding"] ?? "0 0 0 0" };
}
