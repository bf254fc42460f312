import type { Figure } from "./sort";
import type { Rect } from "../../xml/layout/rect";
import { paintedApart, type RenderContext } from "./render";

/** What was drawn of the pieces that lie still, to be drawn again as one picture while others move. */
export interface Resting {
  /** Those that were drawn, and all else that their picture depends on. */
  figures: readonly Figure[];
  key: string;
  /** The rooms of what is written there. */
  taken: Rect[];
  /** Undefined until it is wanted a second time. */
  drawn: HTMLCanvasElement | undefined;
  canvas: HTMLCanvasElement | undefined;
}

export function newResting(): Resting {
  return { figures: [], key: "", taken: [], drawn: undefined, canvas: undefined };
}

/** Has all be drawn anew: a picture has come, or the map has changed. */
export function forget(resting: Resting): void {
  resting.key = "";
  resting.drawn = undefined;
}

/** Draws what lies still by `paint`, which gives the rooms of what it writes, or the picture of it where that is the same. */
export function paintResting(
  render: RenderContext,
  resting: Resting,
  figures: readonly Figure[],
  key: string,
  paint: (render: RenderContext) => Rect[],
): Rect[] {
  if (resting.key !== key || resting.figures !== figures) {
    Object.assign(resting, { key, figures, drawn: undefined, taken: paint(render) });
    return resting.taken;
  }
  const { context } = render;
  const canvas = (resting.canvas ??= document.createElement("canvas"));
  resting.drawn ??= paintedApart(render, canvas, paint);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(resting.drawn, 0, 0);
  return resting.taken;
}
