import type { Rect } from "../../xml/layout/rect";
import type { RenderContext } from "./render";

/**
 * Keeps what is drawn from now on within a rectangle, in CSS pixels; gives the whole pixels of the canvas that it has something
 * of. One rectangle, as Chromium draws borders within several otherwise than without a clip: what was drawn in parts would
 * be seen.
 */
export function clipTo({ context, ratio }: RenderContext, { x, y, w, h }: Rect): Rect {
  const [left, top] = [Math.floor(x * ratio), Math.floor(y * ratio)];
  const pixels = {
    x: left,
    y: top,
    w: Math.ceil((x + w) * ratio) - left,
    h: Math.ceil((y + h) * ratio) - top,
  };
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(pixels.x, pixels.y, pixels.w, pixels.h);
  context.clip();
  return pixels;
}
