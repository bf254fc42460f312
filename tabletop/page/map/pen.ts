/** What is drawn and written on the map in the same way in many places. */
import { INK } from "./palette";
import type { Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";

type Canvas = CanvasRenderingContext2D;

/** Fills a rectangle with round corners. */
export function paintPlaque(context: Canvas, { x, y, w, h }: Rect, round: number, color: string): void {
  context.beginPath();
  context.roundRect(x, y, w, h, round);
  context.fillStyle = color;
  context.fill();
}

/** Draws along a path, without one along that which has been begun. */
export function paintStroke(context: Canvas, width: number, color: string, path?: Path2D): void {
  context.lineWidth = width;
  context.strokeStyle = color;
  if (path === undefined) context.stroke();
  else context.stroke(path);
}

/** Draws a ring around a point. */
export function paintRing(context: Canvas, { x, y }: Point, r: number, width: number, color: string): void {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  paintStroke(context, width, color);
}

/** Letters so large, in CSS pixels, stand about the place where they are written. */
export function setLetters(context: Canvas, font: number, weight = 700): void {
  context.font = `${weight} ${font}px Arimo, Arial, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
}

/** How wide texts are in letters of a size: counts are few, and are measured for each change of the map. */
const widths = new Map<string, number>();
/** So many are kept: who zooms has letters of ever other sizes. */
const MOST = 500;

export function widthOf(context: Canvas, text: string, font: number): number {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  setLetters(context, font);
  const { width } = context.measureText(text);
  if (widths.size > MOST) widths.clear();
  widths.set(key, width);
  return width;
}

/** Other letters have come: texts have other widths. */
export function forgetWidths(): void {
  widths.clear();
}

/** Writes about a point with a dark outline so wide, so that it reads on every colour. */
export function writeOutlined(context: Canvas, text: string, at: Point, width: number, color: string): void {
  context.lineJoin = "round";
  context.lineWidth = width;
  context.strokeStyle = INK;
  context.strokeText(text, at.x, at.y);
  context.fillStyle = color;
  context.fillText(text, at.x, at.y);
}
