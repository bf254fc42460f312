import { contextOf, type RenderContext, type Viewport } from "./render";
import { el, hide } from "../parts/dom";
import { contains, joined, type Rect } from "../../xml/layout/rect";

/** A canvas over a part of the map: as large as what moves there, for each pixel of one that changes costs time. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  /** Where it lies, in pixels of what it is a part of; undefined while nothing is on it. */
  rect: Rect | undefined;
}

/** Edges lie at multiples of so many CSS pixels. */
const STEP = 32;
/** One that is so many times larger than what is on it is made smaller. */
const SPARE = 4;

export function newSheet(): Sheet {
  const canvas = el("canvas", { class: "map-sheet", "aria-hidden": "true" });
  canvas.hidden = true;
  return { canvas, rect: undefined };
}

/**
 * Empties a sheet and makes it large enough for what is to be drawn in `rects`; what to draw with, whose window is the
 * sheet. Undefined, and a sheet that is not shown, where that is nothing or lies outside of the window.
 */
export function clearedSheet(
  render: Viewport,
  sheet: Sheet,
  rects: readonly Rect[],
): RenderContext | undefined {
  const { canvas } = sheet;
  const need = steppedRect(joined(rects), render);
  hide(canvas, need === undefined);
  if (need === undefined) {
    sheet.rect = undefined;
    return undefined;
  }
  const { rect } = sheet;
  if (rect !== undefined && contains(rect, need) && rect.w * rect.h <= SPARE * need.w * need.h) {
    const context = contextOf(canvas);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return within(render, context, rect);
  }
  place(canvas, need, render.ratio);
  sheet.rect = need;
  return within(render, contextOf(canvas), need);
}

/** What draws in the same places on a canvas that lies at a rectangle of the window. */
function within(render: Viewport, context: CanvasRenderingContext2D, { x, y, w, h }: Rect): RenderContext {
  const { center } = render.camera;
  const camera = { ...render.camera, center: { x: center.x - x, y: center.y - y } };
  return { ...render, context, camera, w, h };
}

function steppedRect(rect: Rect | undefined, { w, h }: { w: number; h: number }): Rect | undefined {
  if (rect === undefined) return undefined;
  const down = (value: number): number => Math.max(0, Math.floor(value / STEP) * STEP);
  const [x, y] = [down(rect.x), down(rect.y)];
  const right = Math.min(w, Math.ceil((rect.x + rect.w) / STEP) * STEP);
  const foot = Math.min(h, Math.ceil((rect.y + rect.h) / STEP) * STEP);
  return right > x && foot > y ? { x, y, w: right - x, h: foot - y } : undefined;
}

/** Lays a canvas at a rectangle; to set its size empties it. */
function place(canvas: HTMLCanvasElement, { x, y, w, h }: Rect, ratio: number): void {
  canvas.width = Math.round(w * ratio);
  canvas.height = Math.round(h * ratio);
  Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}
