import { meet } from "./bounds";
import type { Rect } from "../../xml/layout/rect";

/** How many parts lie beside each other, and how many rows of them there are. */
export interface Division {
  columns: number;
  rows: number;
}

/** Parts reach so many pixels over the next ones: no line is seen between them while the map glides. */
const OVER = 1;

/** The parts of a rectangle, row by row, in whole pixels. */
export function divided(w: number, h: number, { columns, rows }: Division): Rect[] {
  const edges = (size: number, count: number): number[] =>
    Array.from({ length: count + 1 }, (_, i) => Math.round((size * i) / count));
  const [xs, ys] = [edges(w, columns), edges(h, rows)];
  return ys.slice(1).flatMap((foot, row) =>
    xs.slice(1).map((right, column) => {
      const [x, y] = [xs[column], ys[row]];
      return { x, y, w: Math.min(w, right + OVER) - x, h: Math.min(h, foot + OVER) - y };
    }),
  );
}

/** Whether a part, in pixels of the screen, has something of what has changed, in CSS pixels of which one has `ratio`. */
export function isFresh(part: Rect, changed: readonly Rect[], ratio: number): boolean {
  return changed.some((one) => meet(part, inPixels(one, ratio)));
}

/** With the pixels at its edges that it covers in part. */
function inPixels({ x, y, w, h }: Rect, ratio: number): Rect {
  return { x: x * ratio - 1, y: y * ratio - 1, w: w * ratio + 2, h: h * ratio + 2 };
}
