import { farOff } from "../drawings";
import { INK } from "./palette";
import type { RenderContext } from "./render";
import type { Vectors } from "./outlines";

/** How large a mark is, in table units, and at the least and most in CSS pixels; how far the next one is, in marks. */
const SIZE = 0.6;
const LEAST = 14;
const MOST = 30;
const APART = 2.4;
const OPACITY = 0.36;

/** Patterns by mark and size: they are drawn anew with every frame of the ground, and seldom change. */
const patterns = new Map<string, CanvasPattern | null>();

/** Fills a path with the mark of a colour, beside which lands are told apart by those who do not see the colour. */
export function fillWithMarks(render: RenderContext, path: Path2D, color: string, vectors: Vectors): void {
  const { context, camera, ratio } = render;
  const mark = vectors.marks.reduce<Vectors["marks"][number] | undefined>(
    (best, one) => (best === undefined || farOff(one.color, color) < farOff(best.color, color) ? one : best),
    undefined,
  );
  if (mark === undefined) return;
  const size = Math.round(Math.min(MOST, Math.max(LEAST, SIZE * camera.scale)) * ratio);
  const key = `${mark.color} ${size}`;
  if (!patterns.has(key)) patterns.set(key, patternOf(context, mark.path, size));
  const pattern = patterns.get(key);
  if (pattern === null || pattern === undefined) return;
  pattern.setTransform(new DOMMatrix().scale(1 / ratio));
  context.globalAlpha = OPACITY;
  context.fillStyle = pattern;
  context.fill(path);
  context.globalAlpha = 1;
}

/** Marks in rows that are shifted against each other. */
function patternOf(context: CanvasRenderingContext2D, mark: Path2D, size: number): CanvasPattern | null {
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(2 * APART * size * 0.7);
  const pen = tile.getContext("2d");
  if (pen === null) return null;
  pen.fillStyle = INK;
  for (const at of [0.25, 0.75]) {
    const middle = at * tile.width - size / 2;
    pen.setTransform(size / 100, 0, 0, size / 100, middle, middle);
    pen.fill(mark, "evenodd");
  }
  return context.createPattern(tile, "repeat");
}
