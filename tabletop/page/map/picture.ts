import { divided, isFresh, type Division } from "./division";
import { el } from "../parts/dom";
import type { Rect } from "../../xml/layout/rect";

/**
 * A canvas that seldom changes. What is seen are copies of it, as Chromium hands on each canvas that one can draw on with
 * every frame, whether anything was drawn there or not. To copy and hand on as much as a window takes most of a task: the
 * copies are of parts, and those alone are made anew in which something has changed.
 */
export interface Picture {
  /** What is seen. */
  element: HTMLElement;
  division: Division;
  parts: Part[];
  /** What is drawn on. */
  drawn: HTMLCanvasElement;
}

interface Part {
  canvas: HTMLCanvasElement;
  rect: Rect;
  /** What it is copied with; made when it is needed first. */
  copy: OffscreenCanvas | undefined;
}

export function newPicture(division: Division): Picture {
  const { columns, rows } = division;
  const parts = Array.from({ length: columns * rows }, () => ({
    ...{ canvas: el("canvas", { "aria-hidden": "true" }), rect: { x: 0, y: 0, w: 0, h: 0 } },
    copy: undefined,
  }));
  const element = el("div", { class: "map-picture" }, ...parts.map(({ canvas }) => canvas));
  return { element, division, parts, drawn: document.createElement("canvas") };
}

/** Gives it a size in pixels of the screen, `ratio` for one of CSS, which empties it. */
export function sizePicture(
  { division, parts, drawn }: Picture,
  { w, h, ratio }: { w: number; h: number; ratio: number },
): void {
  [drawn.width, drawn.height] = [w, h];
  for (const [i, rect] of divided(w, h, division).entries()) {
    const part = parts[i];
    part.rect = rect;
    part.copy = undefined;
    [part.canvas.width, part.canvas.height] = [rect.w, rect.h];
    const places = { left: rect.x, top: rect.y, width: rect.w, height: rect.h };
    for (const [name, value] of Object.entries(places))
      part.canvas.style.setProperty(name, `${value / ratio}px`);
  }
}

/** Shows what has been drawn in some rectangles, in CSS pixels; everywhere where none are given. */
export function showPicture({ parts, drawn }: Picture, ratio: number, changed?: readonly Rect[]): void {
  for (const part of parts)
    if (changed === undefined || isFresh(part.rect, changed, ratio)) showPart(part, drawn);
}

function showPart(part: Part, drawn: HTMLCanvasElement): void {
  const { x, y, w, h } = part.rect;
  if (w <= 0 || h <= 0) return;
  // What it has drawn goes with the picture that it hands on: it is empty again.
  part.copy ??= new OffscreenCanvas(w, h);
  part.copy.getContext("2d")?.drawImage(drawn, -x, -y);
  part.canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(part.copy.transferToImageBitmap());
}
