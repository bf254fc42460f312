import { around } from "./bounds";
import type { Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";

/** Where the mark of a press is drawn. */
export function rippleRect(at: Point): Rect {
  return around(at, 30);
}

/** Draws the mark of a press, which shows at once, whatever the server says to it. */
export function paintRipple(context: CanvasRenderingContext2D, at: Point, share: number): void {
  context.beginPath();
  context.arc(at.x, at.y, 6 + 20 * share, 0, 2 * Math.PI);
  context.lineWidth = 3 * (1 - share) + 0.5;
  context.strokeStyle = `rgba(255, 246, 214, ${(1 - share).toFixed(2)})`;
  context.stroke();
  context.beginPath();
  context.arc(at.x, at.y, 7 + 20 * share, 0, 2 * Math.PI);
  context.lineWidth = 1;
  context.strokeStyle = `rgba(46, 33, 25, ${(0.8 * (1 - share)).toFixed(2)})`;
  context.stroke();
}
