import { arial } from "../../xml/layout/arial";
import { besideOf } from "./parts";
import { documentOf } from "./document";
import { drawAll, drawingOf } from "./drawn";
import { el, hide } from "../parts/dom";
import { FINGER, isTouched } from "./plan";
import { hintOf } from "./hint";
import { legibleLetters } from "./legible";
import { solve } from "../../xml/layout/solve";
import type { Do } from "./control";
import type { Drawings } from "../drawings";
import type { Rect } from "../../xml/layout/rect";
import type { View } from "../../wire/view";

/** Where a small window shows what says what to do, which is not scrolled with the panel in which it is done. */
export interface Strip {
  /** How high it is where it is so wide, and at the most so high, in pixels; 0 where nothing is said. */
  measure: (view: View, wide: number, most: number) => number;
  draw: (view: View, place: Rect) => void;
  hide: () => void;
}

/** Its letters have 13 pixels. */
const SCALE = 0.93;
/** A button that a mouse presses is that high, in pixels. */
const PRESSED = 26;

export function newStrip(root: HTMLElement, controls: Drawings["controls"], send: Do): Strip {
  const element = el("div", { class: "panels" });
  const frame = el("div", { class: "panels-frame sheeted hint", hidden: true }, element);
  root.append(frame);
  const ground = { element, controls, send };
  element.style.transform = `scale(${SCALE})`;
  const measure = legibleLetters(arial(), SCALE);
  const finger = (): number => (isTouched() ? FINGER : PRESSED) / SCALE;
  const hintAt = ({ ui }: View, wide: number, most: number): ReturnType<typeof hintOf> =>
    hintOf(besideOf(documentOf(ui)), wide / SCALE, finger(), measure, most / SCALE);
  return {
    measure: (view, wide, most) => hintAt(view, wide, most).high * SCALE,
    hide: () => hide(frame, true),
    draw: (view, { x, y, w, h }) => {
      const { document } = hintAt(view, w, h + 1);
      const { color, host, promoted } = view.you;
      const viewer = { color, host, promoted, team: "None" };
      const [wide, high] = [w / SCALE, h / SCALE];
      const boxes = solve(document, { w: wide, h: high, viewer, measure });
      drawAll(ground, drawingOf(ground, view.ui, boxes));
      Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
      Object.assign(element.style, { width: `${wide}px`, height: `${high}px` });
      hide(frame, h === 0);
    },
  };
}
