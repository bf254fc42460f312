import { apart } from "./out";
import { arial } from "../../xml/layout/arial";
import { columnsOf, cornered, stacked } from "./corner";
import { docksOf, type Docks } from "./free";
import { documentOf } from "./document";
import { el } from "../parts/dom";
import { drawAll } from "./drawn";
import type { Do } from "./control";
import { newPanelDice, type PanelDice } from "./dice";
import { helpFingers } from "./finger";
import { legibleLetters } from "./legible";
import { FINGER, fitPart, isTouched } from "./plan";
import { narrowed, only, raised, steadied, type Part } from "./parts";
import { pictureSizes } from "./picture-sizes";
import { roomy } from "./roomy";
import { rowed } from "./rowed";
import { fittedAction } from "./tight";
import { scrollRows } from "./wheel";
import { solve } from "../../xml/layout/solve";
import type { Drawings } from "../drawings";
import type { Box } from "../../xml/layout/box";
import type { Measure } from "../../xml/layout/measure";
import type { Node } from "../../xml/parse";
import type { Rect } from "../../xml/layout/rect";
import type { View } from "../../wire/view";

/** The interface of the table, over the map. */
export interface Layer {
  /** Lays out and draws what a view has of it in a rectangle of the window; says where panels are, in its pixels. */
  draw: (view: View, place: Place) => Docks;
  /** Says where panels would be. */
  measure: (view: View, place: Place) => Docks;
  /** Closes the uppermost page that can be closed. */
  leave: () => void;
  /** Whether what has just changed the game for all, as it is shown, says a text. */
  says: (text: string) => boolean;
}

/** Where panels are drawn: all of them, or those of some parts. */
export interface Place {
  rect: Rect;
  /** The size of text; of one part in a sheet that is as large as fits. */
  scale: number;
  wanted: (part: Part) => boolean;
  /** The part that has the rectangle to itself, and is scrolled there. */
  sheet?: Part;
  /** Whether the column at the left is laid as a row along the upper edge. */
  row?: boolean;
}

/**
 * Tabletop Simulator keeps a bar along the upper edge and tools along the left one, and interfaces leave them free, in
 * units. This page has a rail of its own at the left, as wide as it says, and nothing above.
 */
const TOOLS = 46;
const BAR = 47;
/** They leave some room at the right edge, too; here the map has that much of it. */
const BESIDE = 6;
/** Where what comes and goes stands: from the right edge and the bar, in units; and how wide panels at the right are. */
const CORNER = { right: BESIDE + 2, top: BAR + 2 };
const RIGHT_COLUMN = 298;

/** What is left free above the first panel of a sheet, in units. */
const GAP = 4;
/** What is left free below the lowest panel of a sheet, and above one that just fits, in pixels. */
const MARGIN = 6;
const ABOVE = 2;
/** A screen that has room for every panel, in units. */
const ANY = 2000;
/** As many pixels of a sheet may be out of view without a sign of it. */
const HIDES = 8;

/** What is heard of the layer, and what it asks. */
export interface LayerActs {
  send: Do;
  redraw: () => void;
  /** Something of the class `fanfare` has come. */
  onFanfare: () => void;
  onDice: () => void;
  /** Whether nothing is to move. */
  isStill: () => boolean;
}

interface Surface {
  frame: HTMLElement;
  /** Lies over a sheet, and glows where there is more. */
  edges: HTMLElement;
  element: HTMLElement;
  controls: Drawings["controls"];
  send: Do;
  dice: PanelDice;
  sizeOf: (url: string | undefined) => readonly [number, number];
  /** The element that closes the uppermost page. */
  close: number | undefined;
  /** The part that is in the sheet; undefined without one. */
  sheet: Part | undefined;
  /** How far it is scrolled to show what hangs from the lower edge, in pixels. */
  end: number;
  /** Whether something of the class `fanfare` was drawn; hears when it comes. */
  isLoud: boolean;
  /** What that says, without spaces. */
  told: string;
  acts: LayerActs;
}

export function newLayer(root: HTMLElement, { controls, dice }: Drawings, acts: LayerActs): Layer {
  const element = el("div", { class: "panels" });
  const frame = el("div", { class: "panels-frame" }, element);
  const edges = el("div", { class: "sheet-edges", "aria-hidden": "true" });
  root.append(frame, edges);
  helpFingers(frame);
  scrollRows(frame);
  const surface: Surface = {
    frame,
    edges,
    element,
    controls,
    send: acts.send,
    dice: newPanelDice(frame, element, dice, acts.isStill),
    sizeOf: pictureSizes(acts.redraw),
    close: undefined,
    sheet: undefined,
    end: 0,
    isLoud: true,
    told: "",
    acts,
  };
  frame.addEventListener("scroll", () => glow(surface));
  return {
    leave: () => element.querySelector<HTMLElement>(`[data-key="${surface.close ?? ""}"]`)?.click(),
    says: (text) => surface.told.includes(joined(text)),
    draw: (view, place) => draw(surface, view, place),
    measure: (view, place) => layOut(surface, view, place).docks,
  };
}

/** Panels as they are laid out: their boxes, where of the window they are, and how they are drawn there. */
interface LaidOut {
  boxes: Box[];
  docks: Docks;
  at: { left: number; top: number; w: number; h: number; scale: number };
}

/** Between the row at the upper edge and the panels at the right. */
const APART = 4;

/** The panels of a view in their places. */
function layOut(
  surface: Surface,
  { ui, you }: View,
  { rect, scale: wanted, wanted: isWanted, sheet, row = false }: Place,
): LaidOut {
  const shown = apart(only(documentOf(ui), isWanted));
  const columns = sheet === undefined ? columnsOf(shown) : [];
  const placed = sheet === undefined ? stacked(cornered(shown, CORNER.right, CORNER.top)) : narrowed(shown);
  const plain = sheet === undefined ? placed : raised(placed, BAR + GAP);
  const edges = { left: TOOLS, top: BAR };
  const first = sheet === undefined ? wanted : fitPart(plain, sheet, rect, edges).scale;
  const measureAt = (at: number): Measure =>
    legibleLetters(
      arial((name) => surface.sizeOf(ui.assets[name])),
      at,
    );
  const viewer = { color: you.color, host: you.host, promoted: you.promoted, team: "None" };
  const inRow = row ? rowed(plain, (rect.w - RIGHT_COLUMN * wanted) / wanted - APART) : undefined;
  const grown = (at: number): Node[] => {
    const laid = inRow?.document ?? plain;
    const large = isTouched() ? roomy(laid, FINGER / at) : laid;
    return sheet === undefined ? [...large] : steadied(large);
  };
  const { document, scale } =
    sheet !== "lower"
      ? { document: grown(first), scale: first }
      : fittedAction(
          grown,
          (one) => solve(one, { w: ANY, h: ANY, viewer, measure: measureAt(first) }),
          first,
          rect.h - MARGIN - ABOVE,
        );
  const fit = sheet === undefined ? undefined : fitPart(document, sheet, rect, edges, scale);
  const [w, h] = [(fit?.w ?? rect.w / scale + BESIDE) + TOOLS, (fit?.h ?? rect.h / scale) + BAR];
  // What is in the middle of the window is so of all of it, the tools' place included.
  const aside = fit === undefined ? 0 : fit.aside - (sheet === "middle" ? TOOLS / 2 : 0);
  const middle = fit === undefined ? 0 : Math.max(0, (rect.w - fit.w * scale) / 2) - aside * scale;
  const [left, top] = [rect.x + middle - TOOLS * scale, rect.y - BAR * scale];
  const boxes = solve(document, { w, h, viewer, measure: measureAt(scale) });
  const at = { left, top, w, h, scale };
  const within = (lines: readonly number[]): boolean[] => {
    const found: boolean[] = [];
    for (const [i, { line, parent }] of boxes.entries())
      found[i] = lines.includes(line) || (parent !== undefined && found[parent]);
    return found;
  };
  const [isInColumn, isInRow] = [within(columns), within(inRow?.lines ?? [])];
  const seen = boxes.flatMap((box, i) => {
    if (!hasGround(box)) return [];
    const place = { x: box.x * scale + left, y: box.y * scale + top, w: box.w * scale, h: box.h * scale };
    return isInColumn[i]
      ? [{ ...place, floats: true }]
      : isInRow[i]
        ? [{ ...place, floats: false }]
        : [place];
  });
  const docks = docksOf(seen, innerWidth, rect.y + rect.h, scale);
  return { boxes, at, docks: sheet === undefined ? docks : { docked: [], floating: [] } };
}

function draw(surface: Surface, view: View, place: Place): Docks {
  const { ui } = view;
  const { rect, sheet } = place;
  const { boxes, docks, at } = layOut(surface, view, place);
  // What hangs from the lower edge is read from there, as long as nobody scrolls away from it.
  // To ask for it where nothing scrolls would lay the page out at once.
  const isAtEnd =
    sheet !== surface.sheet || (sheet !== undefined && surface.frame.scrollTop >= surface.end - 2);
  put(surface, sheet === undefined ? undefined : rect, at);
  surface.element.classList.toggle("loading", ui.loading);
  drawAll(surface, ui, boxes);
  if (surface.dice.update(boxes, ui)) surface.acts.onDice();
  const lowest = Math.max(0, ...boxes.filter(hasGround).map(({ y, h: tall }) => y + tall));
  surface.end = sheet === "lower" ? Math.max(0, lowest * at.scale + at.top + MARGIN - rect.y - rect.h) : 0;
  if (isAtEnd) surface.frame.scrollTop = surface.end;
  surface.sheet = sheet;
  glow(surface);
  const isClose = ({ picture, handlers }: Box): boolean =>
    picture !== undefined && picture.name === surface.controls?.close && "onClick" in handlers;
  surface.close = boxes.findLast(isClose)?.line;
  const isLoud = boxes.some(({ classes }) => classes.includes("fanfare"));
  if (isLoud && !surface.isLoud) surface.acts.onFanfare();
  surface.isLoud = isLoud;
  surface.told = isLoud ? toldBy(boxes) : "";
  return docks;
}

/** What stands in elements of the class `fanfare`. */
function toldBy(boxes: readonly Box[]): string {
  const isWithin = (box: Box | undefined): boolean =>
    box !== undefined &&
    (box.classes.includes("fanfare") || (box.parent !== undefined && isWithin(boxes[box.parent])));
  const words = boxes.filter(isWithin).flatMap(({ text }) => text?.lines ?? []);
  return joined(words.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""));
}

/** Lines are broken at spaces: those do not count. */
function joined(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

function glow({ frame, edges, sheet }: Surface): void {
  const isBelow = (): boolean => frame.scrollHeight - frame.clientHeight - frame.scrollTop > HIDES;
  edges.classList.toggle("above", sheet !== undefined && frame.scrollTop > HIDES);
  edges.classList.toggle("below", sheet !== undefined && sheet !== "lower" && isBelow());
}

/** Puts the panels where they are drawn: over the whole window, or in a sheet that is scrolled. */
function put(
  { frame, edges, element, dice }: Surface,
  sheet: Rect | undefined,
  { left, top, w, h, scale }: { left: number; top: number; w: number; h: number; scale: number },
): void {
  const around = sheet ?? { x: 0, y: 0, w: innerWidth, h: innerHeight };
  frame.classList.toggle("sheeted", sheet !== undefined);
  const { x, y } = around;
  for (const { style } of [frame, edges])
    Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${around.w}px`, height: `${around.h}px` });
  element.style.transform = `translate(${left - around.x}px, ${top - around.y}px) scale(${scale})`;
  element.style.width = `${w}px`;
  element.style.height = `${h}px`;
  const { transform, width, height } = element.style;
  dice.put({ transform, width, height });
}

/** Whether one cannot see through a box. */
function hasGround({ fill, picture, blocks }: Box): boolean {
  return blocks && ((fill?.a ?? 0) > 0.3 || (picture?.tint.a ?? 0) > 0.3);
}
