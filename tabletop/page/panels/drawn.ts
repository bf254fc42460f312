import { drawOuter } from "../../xml/draw/html";
import { enliven, type Do } from "./control";
import { morph } from "./morph";
import { rowTexts } from "./row-text";
import type { Box } from "../../xml/layout/box";
import type { Drawings } from "../drawings";
import type { Interface } from "../../wire/view";

/** Where boxes are drawn, and who hears what is done with them. */
interface Ground {
  element: HTMLElement;
  controls: Drawings["controls"];
  send: Do;
}

/** Draws boxes and makes them work; what was drawn there before and is the same stays. */
export function drawAll({ element, controls, send }: Ground, ui: Interface, boxes: readonly Box[]): void {
  const byKey = new Map(boxes.map((box) => [box.line, box]));
  const keys = boxes.map(({ line }) => line);
  const parts = drawOuter(boxes, (name) => ui.assets[name], keys);
  morph(element, parts, (one, key) => {
    const box = byKey.get(key);
    if (box === undefined) return;
    const { minValue, maxValue } = ui.elements[key].attributes;
    if (minValue !== undefined) one.dataset["min"] = minValue;
    if (maxValue !== undefined) one.dataset["max"] = maxValue;
    enliven(one, box, send, controls?.off);
  });
  for (const [key, text] of rowTexts(boxes)) {
    const control = element.querySelector(`[data-key="${key}"]`);
    if (control?.getAttribute("aria-description") !== text) control?.setAttribute("aria-description", text);
  }
}
