import type { Docks } from "./free";
import { el } from "../parts/dom";
import { drawAll, drawingOf, prepareChange, type Drawing } from "./drawn";
import type { Do } from "./control";
import { newPanelDice, type DicePlan, type PanelDice } from "./dice";
import { helpFingers } from "./finger";
import {
  forgetLaid,
  hasGround,
  layOut,
  MARGIN,
  neededHeight,
  type Frame,
  type LaidOut,
  type Place,
  type SizeOf,
} from "./laid";
import type { Part } from "./parts";
import { pictureSizes } from "./picture-sizes";
import { scrollRows } from "./wheel";
import type { Drawings } from "../drawings";
import type { Box } from "../../xml/layout/box";
import { isSame, type Rect } from "../../xml/layout/rect";
import type { View } from "../../wire/view";

/** The interface of the table, over the map. */
export interface Layer {
  /** Lays out and draws what a view has of it in a rectangle of the window; says where panels are, in its pixels. */
  draw: (view: View, place: Place) => Docks;
  /** Says where panels would be. */
  measure: (view: View, place: Place) => Docks;
  /** Works out a part of what draws a view that was measured there; says whether that is done. */
  prepare: (view: View, place: Place) => boolean;
  /** How many pixels of a sheet the action needs for all below its first row. */
  needed: (view: View) => number;
  /** Closes the uppermost page that can be closed. */
  leave: () => void;
  /** Whether what has just changed the game for all, as it is shown, says a text. */
  says: (text: string) => boolean;
}

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

/** What draws a layout: what its boxes are written as, what changes for that, and its dice. */
interface Ready {
  laid: LaidOut;
  drawing: Drawing;
  dice: DicePlan | undefined;
}

interface Surface {
  frame: HTMLElement;
  /** Lies over a sheet, and glows where there is more. */
  edges: HTMLElement;
  element: HTMLElement;
  controls: Drawings["controls"];
  send: Do;
  dice: PanelDice;
  sizeOf: SizeOf;
  /** The last two places in which the panels were measured. */
  measured: readonly { view: View; place: Place; laid: LaidOut }[];
  /** What was drawn last, and what draws what is next. */
  drawn: LaidOut | undefined;
  ready: Ready | undefined;
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
    sizeOf: pictureSizes(() => {
      forgetLaid(surface.sizeOf);
      surface.measured = [];
      acts.redraw();
    }),
    measured: [],
    drawn: undefined,
    ready: undefined,
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
    measure: (view, place) => {
      const laid = measuredAs(surface, view, place) ?? layOut(view, place, surface.sizeOf);
      surface.measured = [...surface.measured.slice(-1), { view, place, laid }];
      return laid.docks;
    },
    prepare: (view, place) => {
      const laid = measuredAs(surface, view, place);
      if (laid === undefined || laid === surface.drawn) return true;
      return prepareNext(surface, view.ui, laid);
    },
    needed: (view) => neededHeight(view, surface.sizeOf),
  };
}

function draw(surface: Surface, view: View, place: Place): Docks {
  const { ui } = view;
  const { rect, sheet } = place;
  const laid = measuredAs(surface, view, place) ?? layOut(view, place, surface.sizeOf);
  const { boxes, docks, at } = laid;
  surface.measured = [{ view, place, laid }];
  // What hangs from the lower edge is read from there, as long as nobody scrolls away from it.
  // To ask for it where nothing scrolls would lay the page out at once.
  const isAtEnd =
    sheet !== surface.sheet || (sheet !== undefined && surface.frame.scrollTop >= surface.end - 2);
  put(surface, sheet === undefined ? undefined : rect, at);
  surface.element.classList.toggle("loading", ui.loading);
  if (laid !== surface.drawn) drawBoxes(surface, ui, laid);
  surface.drawn = laid;
  surface.ready = undefined;
  const lowest = Math.max(0, ...boxes.filter(hasGround).map(({ y, h: tall }) => y + tall));
  surface.end = sheet === "lower" ? Math.max(0, lowest * at.scale + at.top + MARGIN - rect.y - rect.h) : 0;
  if (isAtEnd) surface.frame.scrollTop = surface.end;
  surface.sheet = sheet;
  glow(surface);
  return docks;
}

function drawBoxes(surface: Surface, ui: View["ui"], laid: LaidOut): void {
  const { boxes } = laid;
  const ready = surface.ready?.laid === laid ? surface.ready : undefined;
  drawAll(surface, ready?.drawing ?? drawingOf(surface, ui, boxes));
  if (surface.dice.update(ready?.dice ?? surface.dice.plan(boxes, ui))) {
    // They begin to tumble in the next frame, if there is one.
    if (document.hidden) surface.acts.onDice();
    else requestAnimationFrame(surface.acts.onDice);
  }
  const isClose = ({ picture, handlers }: Box): boolean =>
    picture !== undefined && picture.name === surface.controls?.close && "onClick" in handlers;
  surface.close = boxes.findLast(isClose)?.line;
  const isLoud = boxes.some(({ classes }) => classes.includes("fanfare"));
  if (isLoud && !surface.isLoud) surface.acts.onFanfare();
  surface.isLoud = isLoud;
  surface.told = isLoud ? toldBy(boxes) : "";
}

/** Works out one more part of what draws a layout; says whether it was the last. */
function prepareNext(surface: Surface, ui: View["ui"], laid: LaidOut): boolean {
  const { ready } = surface;
  if (ready?.laid !== laid) {
    surface.ready = { laid, drawing: drawingOf(surface, ui, laid.boxes), dice: undefined };
    return false;
  }
  if (ready.dice === undefined) {
    ready.dice = surface.dice.plan(laid.boxes, ui);
    return false;
  }
  prepareChange(surface, ready.drawing);
  return true;
}

/** What was measured for the same place of the same interface: of two that were tried one is drawn. */
function measuredAs(
  { measured }: Surface,
  view: View,
  { rect, wanted, scale, row, sheet }: Place,
): LaidOut | undefined {
  return measured.find(
    ({ view: seen, place }) =>
      seen.ui === view.ui &&
      seen.you === view.you &&
      isSame(place.rect, rect) &&
      place.sheet === sheet &&
      place.wanted === wanted &&
      place.scale === scale &&
      place.row === row,
  )?.laid;
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
  { left, top, w, h, scale }: Frame,
): void {
  const around = sheet ?? { x: 0, y: 0, w: innerWidth, h: innerHeight };
  frame.classList.toggle("sheeted", sheet !== undefined);
  // Keys scroll what nothing in it can be pressed of.
  if (sheet === undefined) frame.removeAttribute("tabindex");
  else frame.tabIndex = 0;
  const { x, y } = around;
  for (const { style } of [frame, edges])
    Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${around.w}px`, height: `${around.h}px` });
  element.style.transform = `translate(${left - around.x}px, ${top - around.y}px) scale(${scale})`;
  element.style.width = `${w}px`;
  element.style.height = `${h}px`;
  const { transform, width, height } = element.style;
  dice.put({ transform, width, height });
}
