/** Where the panels of a view are: over the whole window, or one part of them in a sheet. */
import { cornered, passingOf, snug, stacked } from "./corner";
import { inColumn } from "./docked";
import { documentOf } from "./document";
import { docksOf, type Docks, type Ground } from "./free";
import { legibleLetters } from "./legible";
import { apart } from "./out";
import { narrowed, only, raised, steadied, type Part } from "./parts";
import { FINGER, fitPart, isTouched } from "./plan";
import { roomy } from "./roomy";
import { rowed } from "./rowed";
import { bodyOf, fittedAction } from "./tight";
import type { View } from "../../wire/view";
import { arial } from "../../xml/layout/arial";
import type { Box } from "../../xml/layout/box";
import type { Rect } from "../../xml/layout/rect";
import type { Measure } from "../../xml/layout/measure";
import { newSolver } from "../../xml/layout/reused";
import type { Node } from "../../xml/parse";

/** Where panels are drawn: all of them, or those of some parts. */
export interface Place {
  rect: Rect;
  /** The size of text; of one part in a sheet that is as large as fits. */
  scale: number;
  wanted: (part: Part) => boolean;
  /** The part that has the rectangle to itself, and is scrolled there. */
  sheet?: Part;
  /** Whether the column at the left is laid as a row along the upper edge; never in a sheet. */
  row?: boolean;
}

/** The place of an interface in the window, in pixels, its own size in units, and the pixels of a unit. */
export interface Frame {
  left: number;
  top: number;
  w: number;
  h: number;
  scale: number;
}

/** Panels as they are laid out: their boxes, where of the window they are, and how they are drawn there. */
export interface LaidOut {
  boxes: Box[];
  docks: Docks;
  at: Frame;
}

/** Gives the size of a picture by its URL. */
export type SizeOf = (url: string | undefined) => readonly [number, number];

/**
 * Tabletop Simulator keeps a bar along the upper edge and tools along the left one, and interfaces leave them free, in
 * units. This page has a rail of its own at the left, as wide as it says, and nothing above.
 */
const TOOLS = 46;
const BAR = 47;
const EDGES = { left: TOOLS, top: BAR };
/** They leave some room at the right edge, too; here the map has that much of it. */
const BESIDE = 6;
/** Where what comes and goes stands: from the right edge and the bar, in units; and how wide panels at the right are. */
const CORNER = { right: BESIDE + 2, top: BAR + 2 };
const RIGHT_COLUMN = 298;
/** Between the row at the upper edge and the panels at the right. */
const APART = 4;

/** What is left free above the first panel of a sheet, in units. */
const GAP = 4;
/** What is left free below the lowest panel of a sheet, and above one that just fits, in pixels. */
export const MARGIN = 6;
const ABOVE = 2;
/** Letters of so many scales are kept. */
const SCALES = 3;
/** A screen that has room for every panel, in units. */
const ANY = 2000;

/** What of the interface a person sees. */
function shownOf({ ui }: View, wanted: Place["wanted"]): Node[] {
  return only(documentOf(ui), wanted);
}

/** The same with buttons that are large enough for fingers, where fingers press them. */
function forFingers(document: readonly Node[], scale: number): readonly Node[] {
  return isTouched() ? roomy(document, FINGER / scale) : document;
}

/** Lays out a document in a screen of that size, with letters that can be read at a scale. */
function boxesOf(
  { ui, you }: View,
  sizeOf: SizeOf,
  document: readonly Node[],
  { w, h, scale }: Pick<Frame, "w" | "h" | "scale">,
): Box[] {
  const viewer = { color: you.color, host: you.host, promoted: you.promoted, team: "None" };
  const { letters, solve } = keptOf(sizeOf);
  return solve(document, { w, h, viewer, measure: letters(ui.assets, scale) });
}

/** What is kept from layout to layout, for whoever measures pictures: letters at the last scales, places and boxes. */
interface Kept {
  letters: (assets: Assets, scale: number) => Measure;
  solve: ReturnType<typeof newSolver>;
}

type Assets = View["ui"]["assets"];

const keptFor = new WeakMap<SizeOf, Kept>();

function keptOf(sizeOf: SizeOf): Kept {
  const known = keptFor.get(sizeOf) ?? { letters: newLetters(sizeOf), solve: newSolver() };
  keptFor.set(sizeOf, known);
  return known;
}

/** Has all be laid out anew that is laid out next: a picture has another size. */
export function forgetLaid(sizeOf: SizeOf): void {
  keptFor.delete(sizeOf);
}

/** Gives letters that are legible at a scale, the same ones as long as pictures have the same addresses. */
function newLetters(sizeOf: SizeOf): Kept["letters"] {
  let last: Assets | undefined;
  let byScale = new Map<number, Measure>();
  return (assets, scale) => {
    if (assets !== last || byScale.size > SCALES) byScale = new Map();
    last = assets;
    const picture = arial((name) => sizeOf(assets[name]));
    const letters = byScale.get(scale) ?? legibleLetters(picture, scale);
    byScale.set(scale, letters);
    return letters;
  };
}

/** The panels of a view in their places. */
export function layOut(view: View, place: Place, sizeOf: SizeOf): LaidOut {
  return place.sheet === undefined
    ? overWindow(view, place, sizeOf)
    : inSheet(view, place, place.sheet, sizeOf);
}

function overWindow(view: View, { rect, scale, wanted, row = false }: Place, sizeOf: SizeOf): LaidOut {
  const at = {
    ...{ left: rect.x - TOOLS * scale, top: rect.y - BAR * scale, scale },
    ...{ w: rect.w / scale + BESIDE + TOOLS, h: rect.h / scale + BAR },
  };
  const shown = apart(inColumn(shownOf(view, wanted), at.h - BAR));
  const passing = passingOf(shown);
  const placed = stacked(cornered(shown, passing, CORNER));
  const width = { screen: at.w, wide: rect.w / scale, right: RIGHT_COLUMN + APART };
  const inRow = row ? rowed(placed, width) : undefined;
  const document = forFingers(inRow?.document ?? placed, scale);
  const boxes = boxesOf(view, sizeOf, document, at);
  const seen = groundsOf(boxes, at, passing, inRow?.lines ?? []);
  return { boxes, at, docks: docksOf(seen, innerWidth, rect.y + rect.h, scale) };
}

/** How many pixels of a sheet the action needs for all below its first row. */
export function neededHeight(view: View, sizeOf: SizeOf): number {
  const shown = narrowed(apart(shownOf(view, (part) => part === "lower")));
  const document = steadied(forFingers(shown, 1));
  return bodyOf(document, boxesOf(view, sizeOf, document, { w: ANY, h: ANY, scale: 1 })) + MARGIN + ABOVE;
}

function inSheet(view: View, { rect, wanted }: Place, sheet: Part, sizeOf: SizeOf): LaidOut {
  const plain = raised(narrowed(apart(snug(shownOf(view, wanted)))), BAR + GAP);
  const first = fitPart(plain, sheet, rect, EDGES).scale;
  const grown = (scale: number): Node[] => steadied(forFingers(plain, scale));
  const solveAny = (document: readonly Node[]): Box[] =>
    boxesOf(view, sizeOf, document, { w: ANY, h: ANY, scale: first });
  const { document, scale } =
    sheet === "lower"
      ? fittedAction(grown, solveAny, first, rect.h - MARGIN - ABOVE)
      : { document: grown(first), scale: first };
  const fit = fitPart(document, sheet, rect, EDGES, scale);
  // What is in the middle of the window is so of all of it, the tools' place included.
  const aside = fit.aside - (sheet === "middle" ? TOOLS / 2 : 0);
  const middle = Math.max(0, (rect.w - fit.w * scale) / 2) - aside * scale;
  const at = {
    ...{ left: rect.x + middle - TOOLS * scale, top: rect.y - BAR * scale, scale },
    ...{ w: fit.w + TOOLS, h: fit.h + BAR },
  };
  return { boxes: boxesOf(view, sizeOf, document, at), at, docks: { docked: [], floating: [] } };
}

/** Where the window is covered: what is `passing` floats over the map, and rows do not. */
function groundsOf(
  boxes: readonly Box[],
  { left, top, scale }: Frame,
  passing: readonly number[],
  rows: readonly number[],
): Ground[] {
  const [isPassing, isInRow] = [within(boxes, passing), within(boxes, rows)];
  return boxes.flatMap((box, i) => {
    if (!hasGround(box)) return [];
    const place = { x: box.x * scale + left, y: box.y * scale + top, w: box.w * scale, h: box.h * scale };
    return isPassing[i] || isInRow[i] ? [{ ...place, floats: isPassing[i] }] : [place];
  });
}

/** By box, whether it is one of these lines of the document, or in one. */
function within(boxes: readonly Box[], lines: readonly number[]): boolean[] {
  const found: boolean[] = [];
  for (const [i, { line, parent }] of boxes.entries())
    found[i] = lines.includes(line) || (parent !== undefined && found[parent]);
  return found;
}

/** Whether an element covers what lies below it. */
export function hasGround({ fill, picture, blocks }: Box): boolean {
  return blocks && ((fill?.a ?? 0) > 0.3 || (picture?.tint.a ?? 0) > 0.3);
}
