import { el } from "../parts/dom";

/**
 * A canvas that seldom changes. It shows a copy of what is drawn, as Chromium hands on each canvas that one can draw on
 * with every frame, whether anything was drawn there or not.
 */
export interface Picture {
  /** What is seen. */
  canvas: HTMLCanvasElement;
  /** What is drawn on. */
  drawn: HTMLCanvasElement;
}

export function newPicture(canvas = el("canvas", { "aria-hidden": "true" })): Picture {
  return { canvas, drawn: document.createElement("canvas") };
}

/** Gives both a size in pixels of the screen, which empties them. */
export function sizePicture({ canvas, drawn }: Picture, w: number, h: number): void {
  for (const one of [canvas, drawn]) [one.width, one.height] = [w, h];
}

/** Shows what has been drawn. */
export function showPicture({ canvas, drawn }: Picture): void {
  const copy = new OffscreenCanvas(drawn.width, drawn.height);
  copy.getContext("2d")?.drawImage(drawn, 0, 0);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(copy.transferToImageBitmap());
}
