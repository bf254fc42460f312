import { drawOuter, type DrawnLooks } from "../../xml/draw/html";
import { enliven, type Do } from "./control";
import { changeOf, isCurrent, morph, type Change } from "./morph";
import type { Box } from "../../xml/layout/box";
import type { Drawings } from "../drawings";
import type { Interface } from "../../wire/view";

/** Where boxes are drawn, and who hears what is done with them. */
interface Ground {
  element: HTMLElement;
  controls: Drawings["controls"];
  send: Do;
}

/** What was drawn of an element's boxes, with the addresses that it was drawn with; and what stands in rows of controls. */
interface Kept {
  assets: Interface["assets"];
  looks: DrawnLooks;
  rows: ReadonlyMap<number, string>;
}

const keptFor = new WeakMap<HTMLElement, Kept>();

/** What is to be drawn in an element. */
export interface Drawing {
  ui: Interface;
  byKey: ReadonlyMap<number, Box>;
  parts: ReturnType<typeof drawOuter>;
  kept: Kept;
  /** What changes there for that, once that is worked out. */
  change: Change | undefined;
  /** Controls that work anew. */
  fresh: Set<number>;
}

/** Writes boxes; what was written of them before and is the same stays. */
export function drawingOf({ element }: Ground, ui: Interface, boxes: readonly Box[]): Drawing {
  const before = keptFor.get(element);
  const looks: DrawnLooks = before?.assets === ui.assets ? before.looks : new WeakMap();
  const keys = boxes.map(({ line }) => line);
  return {
    ...{ ui, byKey: new Map(boxes.map((box) => [box.line, box])), change: undefined, fresh: new Set() },
    parts: drawOuter(boxes, (name) => ui.assets[name], keys, looks, "data-key"),
    kept: { assets: ui.assets, looks, rows: rowTexts(boxes) },
  };
}

/** Works out what is to change for a drawing, which can be done before the frame in which that is drawn. */
export function prepareChange(ground: Ground, drawing: Drawing): Change {
  drawing.change = changeOf(ground.element, drawing.parts, (one, key) =>
    enlivenOne(ground, drawing, one, key),
  );
  return drawing.change;
}

/** Draws what was written, and makes it work. */
export function drawAll(ground: Ground, drawing: Drawing): void {
  const { element } = ground;
  const { kept, fresh } = drawing;
  const known =
    drawing.change !== undefined && isCurrent(element, drawing.change) ? drawing.change : undefined;
  const before = keptFor.get(element);
  morph(element, known ?? prepareChange(ground, drawing), (one, key) =>
    enlivenOne(ground, drawing, one, key),
  );
  for (const [key, text] of kept.rows) {
    if (before?.rows.get(key) === text && !fresh.has(key)) continue;
    const control = element.querySelector(`[data-key="${key}"]`);
    if (control?.getAttribute("aria-description") !== text) control?.setAttribute("aria-description", text);
  }
  keptFor.set(element, kept);
}

function enlivenOne({ controls, send }: Ground, drawing: Drawing, one: HTMLElement, key: number): void {
  const { ui, byKey, fresh } = drawing;
  const box = byKey.get(key);
  if (box === undefined) return;
  fresh.add(key);
  const { minValue, maxValue } = ui.elements[key].attributes;
  if (minValue !== undefined) one.dataset["min"] = minValue;
  if (maxValue !== undefined) one.dataset["max"] = maxValue;
  enliven(one, box, send, controls?.off);
}

/** What is at most so many times as high as a control in it is a row of its own. */
const ROW = 2;

/**
 * What stands in the row of a control that says nothing itself, by the control's key: buttons for less and more are alike
 * but for that.
 */
function rowTexts(boxes: readonly Box[]): Map<number, string> {
  const written = new Map<number, string>();
  for (const { parent, text, handlers } of boxes) {
    const words = wordsOf(text);
    if (parent === undefined || words === "" || "onClick" in handlers) continue;
    written.set(parent, [written.get(parent) ?? "", words].join(" ").trim());
  }
  const found = new Map<number, string>();
  for (const { parent, text, handlers, h, line } of boxes) {
    if (parent === undefined || !("onClick" in handlers) || wordsOf(text) !== "") continue;
    const row = written.get(parent);
    if (row !== undefined && boxes[parent].h <= ROW * h) found.set(line, row);
  }
  return found;
}

function wordsOf(text: Box["text"]): string {
  const lines = text?.lines.map(({ runs }) => runs.map((run) => run.text).join("")) ?? [];
  return lines.join(" ").replace(/\s+/g, " ").trim();
}
