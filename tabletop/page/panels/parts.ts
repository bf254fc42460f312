import { isButton } from "./rows";
import { isHidden, isShown, offsetOf, placeOf, withAttributes, withChildren } from "./nodes";
import type { Node } from "../../xml/parse";

/** Where panels of an interface are anchored. In small windows those of one part are shown at a time. */
export const PARTS = ["left", "upper", "lower", "middle"] as const;
export type Part = (typeof PARTS)[number];

/** The part of a panel: by its alignment, left, upper right, lower right, or in the middle. */
export function partOf({ attributes }: Node): Part {
  const where = attributes["rectAlignment"] ?? "";
  if (where.endsWith("Left")) return "left";
  if (!where.endsWith("Right")) return "middle";
  return where.startsWith("Lower") ? "lower" : "upper";
}

/** Whether an element only holds panels: it has no place of its own. */
export function isHolder({ attributes, children }: Node): boolean {
  return (
    attributes["rectAlignment"] === undefined && (children.length > 0 || attributes["color"] === undefined)
  );
}

/** A document with what `change` makes of each panel in it: none, itself, several. */
export function changedPanels(document: readonly Node[], change: (panel: Node) => readonly Node[]): Node[] {
  return document.flatMap((node) =>
    isHolder(node) ? [withChildren(node, changedPanels(node.children, change))] : change(node),
  );
}

/** The panels of a document that may be seen, outermost first: those in what only holds panels, however deep. */
function panelsOf(document: readonly Node[]): Node[] {
  return document.flatMap((node) => {
    if (!isHolder(node)) return [node];
    return isHidden(node) ? [] : panelsOf(node.children);
  });
}

/** A document with the panels of some parts alone. */
export function only(document: readonly Node[], wanted: (part: Part) => boolean): Node[] {
  return changedPanels(document, (panel) => (wanted(partOf(panel)) ? [panel] : []));
}

/** The parts that have panels, each with what it says first. */
export function partsOf(document: readonly Node[]): Map<Part, string> {
  const found = new Map<Part, string>();
  for (const part of PARTS) {
    const panels = panelsIn(document, part);
    if (panels.length > 0) found.set(part, panels.map(firstText).find((text) => text !== "") ?? "");
  }
  return found;
}

/** A layout without anything in it takes room and shows nothing. */
function hasSize(node: Node): boolean {
  return !(node.tag.endsWith("Layout") && node.children.length === 0) && isShown(node);
}

/** The panels of a part that have a size. */
export function panelsIn(document: readonly Node[], part: Part): Node[] {
  return panelsOf(document).filter((node) => partOf(node) === part && hasSize(node));
}

/** All that panels of a part say. */
export function textOf(document: readonly Node[], part: Part): string {
  return panelsIn(document, part).map(allText).join("");
}

function allText(node: Node): string {
  return isHidden(node) ? "" : `${node.attributes["text"] ?? ""};${node.children.map(allText).join("")}`;
}

/** The first text of an element that is longer than a letter, without its marks. */
export function firstText({ attributes, children }: Node): string {
  const own = (attributes["text"] ?? "").replace(/<[^>]*>/g, "").trim();
  if (own.length > 1) return own;
  for (const child of children) {
    const text = firstText(child);
    if (text !== "") return text;
  }
  return "";
}

/** A document whose panels in the middle are so much higher that the first of them begins at `top`, in units. */
export function raised(document: readonly Node[], top: number): Node[] {
  const hanging = panelsOf(document).filter((node) => isHanging(node) && hasSize(node));
  const by = Math.min(...hanging.map((node) => -placeOf(node).y)) - top;
  if (hanging.length === 0) return [...document];
  return changedPanels(document, (panel) => {
    const { x, y } = offsetOf(panel);
    return [isHanging(panel) ? withAttributes(panel, { offsetXY: `${x} ${y + by}` }) : panel];
  });
}

function isHanging({ attributes }: Node): boolean {
  return attributes["rectAlignment"] === "UpperCenter";
}

/** What comes with notes has that class. */
const FANFARE = "fanfare";

/**
 * A document in whose columns in the middle a panel with a fanfare that asks something, by more than the button that
 * closes it, stands first and keeps its height: what comes and goes there while it waits does not move its buttons.
 */
export function steadied(document: readonly Node[]): Node[] {
  return changedPanels(document, (panel) => {
    const asks = isHanging(panel) && panel.tag.endsWith("Layout") ? panel.children.filter(isWaiting) : [];
    if (asks.length === 0) return [panel];
    const others = panel.children.filter((child) => !asks.includes(child));
    return [withChildren(panel, [...asks.map(unshrinking), ...others])];
  });
}

function unshrinking(node: Node): Node {
  return withAttributes(node, { minHeight: node.attributes["preferredHeight"] ?? "0" });
}

function isWaiting(node: Node): boolean {
  const classes = (node.attributes["class"] ?? "").split(/\s+/);
  return hasSize(node) && classes.includes(FANFARE) && node.children.filter(isButton).length > 1;
}

/** Panels of the lower right that are farther from the edge than that may stand beside others; in units. */
const BESIDE = 32;

/**
 * The panels of the lower right that stand beside others, farther from the edge than those are wide: they say what to do
 * in those. A narrow sheet has no room for them.
 */
export function besideOf(document: readonly Node[]): Node[] {
  const lower = panelsIn(document, "lower");
  const wide = Math.max(0, ...lower.map((node) => (-placeOf(node).x < BESIDE ? placeOf(node).w : 0)));
  return wide > 0 ? lower.filter((node) => -placeOf(node).x > wide) : [];
}

/** A document for a narrow sheet: without those. */
export function narrowed(document: readonly Node[]): Node[] {
  const gone = besideOf(document);
  return changedPanels(document, (panel) => (gone.includes(panel) ? [] : [panel]));
}

/** How far a panel reaches from the edge that it is anchored at; in units. */
export function topOf(node: Node): number {
  const { y, h } = placeOf(node);
  return Math.abs(y) + h;
}

/**
 * How high a sheet has to be for the lowest panel of the lower right, for the lowest two, and so on; in units. None
 * where there are no panels.
 */
export function heightsOf(document: readonly Node[]): number[] {
  const lower = panelsIn(document, "lower");
  const foot = Math.min(...lower.map((node) => placeOf(node).y));
  return [...new Set(lower.map((node) => topOf(node) - foot))].sort((one, other) => one - other);
}

/** What the panels of a part take from the edges that they are anchored at, in units. */
export interface Room {
  w: number;
  h: number;
  /** How far what is in the middle stands right of it. */
  aside: number;
}

export function roomOf(document: readonly Node[], part: Part): Room {
  const panels = panelsIn(document, part);
  const room: Room = { w: 0, h: 0, aside: 0 };
  for (const node of panels) {
    const { x, w } = placeOf(node);
    const wide = part === "middle" ? w : Math.abs(x) + w;
    if (wide > room.w) Object.assign(room, { w: wide, aside: part === "middle" ? x : 0 });
    room.h = Math.max(room.h, topOf(node));
  }
  return room;
}
