import { markFont } from "./mark";
import { markOf, sizeOf } from "./figure";
import { BUTTON_UNITS, LEAST_FONT } from "./button";
import type { Figure } from "./figures";
import type { Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";

/** What a line, a ring or a shadow adds around a piece, in CSS pixels. */
const EDGE = 6;
/** A letter is no wider than that share of its height. */
const LETTER = 0.9;

/** How far from its middle a piece is drawn at the most, at so many pixels for a unit; not how many it stands for. */
export function reachOf(figure: Figure, scale: number): number {
  const { piece, w, d } = figure;
  const mark = markOf(figure);
  const size = figure.kind === "icon" ? sizeOf(figure, scale) : Math.max(w, d) * scale;
  const reach = figure.kind === "icon" ? size * 0.65 : Math.hypot(w, d) * scale * 0.5;
  const font = markFont(size);
  const below = mark === "" ? 0 : Math.max(size / 2 + font * 1.3, mark.length * font * LETTER);
  return Math.max(reach, below, textReach(figure, scale), ...buttonReaches(piece, scale)) + EDGE;
}

function textReach({ piece: { text, scale: own } }: Figure, scale: number): number {
  if (text === undefined) return 0;
  const font = Math.max(12, (text.size / 64) * scale * own[0]);
  const lines = text.text.split("\n");
  return font * Math.max(lines.length * 1.2, LETTER * Math.max(...lines.map(({ length }) => length)));
}

function buttonReaches({ buttons = [], scale: own }: Figure["piece"], scale: number): number[] {
  const unit = scale * Math.abs(own[0]);
  return buttons.map(({ at, width, height, fontSize, label }) => {
    const font = Math.max(LEAST_FONT, (fontSize / BUTTON_UNITS) * unit);
    const box = (Math.hypot(width, height) / BUTTON_UNITS / 2) * unit;
    return Math.hypot(at[0], at[2]) * unit + Math.max(box, font * (1 + (label.length * LETTER) / 2));
  });
}

/** The square around a point. */
export function around({ x, y }: Point, reach: number): Rect {
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
}

/** Whether two have some room in common. */
export function meet(one: Rect, other: Rect): boolean {
  const isLevel = one.y < other.y + other.h && other.y < one.y + one.h;
  return isLevel && one.x < other.x + other.w && other.x < one.x + one.w;
}
