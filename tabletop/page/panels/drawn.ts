import { drawOuter, type DrawnLooks } from "../../xml/draw/html";
import { enliven, type Do } from "./control";
import { morph } from "./morph";
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

/** Draws boxes and makes them work; what was drawn there before and is the same stays. */
export function drawAll({ element, controls, send }: Ground, ui: Interface, boxes: readonly Box[]): void {
  const before = keptFor.get(element);
  const looks: DrawnLooks = before?.assets === ui.assets ? before.looks : new WeakMap();
  const byKey = new Map(boxes.map((box) => [box.line, box]));
  const keys = boxes.map(({ line }) => line);
  const parts = drawOuter(boxes, (name) => ui.assets[name], keys, looks, "data-key");
  const fresh = new Set<number>();
  morph(element, parts, (one, key) => {
    const box = byKey.get(key);
    if (box === undefined) return;
    fresh.add(key);
    const { minValue, maxValue } = ui.elements[key].attributes;
    if (minValue !== undefined) one.dataset["min"] = minValue;
    if (maxValue !== undefined) one.dataset["max"] = maxValue;
    enliven(one, box, send, controls?.off);
  });
  const rows = rowTexts(boxes);
  for (const [key, text] of rows) {
    if (before?.rows.get(key) === text && !fresh.has(key)) continue;
    const control = element.querySelector(`[data-key="${key}"]`);
    if (control?.getAttribute("aria-description") !== text) control?.setAttribute("aria-description", text);
  }
  keptFor.set(element, { assets: ui.assets, looks, rows });
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
