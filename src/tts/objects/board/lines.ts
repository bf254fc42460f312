import { later, WHOLE_FRAME } from "../../queue";
import { inSlices, putOff } from "../slices";

/** Parts of a unit in which points are told: a save keeps lines, and everybody who comes is sent them. */
const PARTS = 10000;

/** A point of a line. */
export function pointOf(x: number, y: number, z: number): TtsVectorLike {
  return [rounded(x), rounded(y), rounded(z)];
}

function rounded(n: number): number {
  return Math.floor(n * PARTS + 0.5) / PARTS;
}

/** What the lines of a territory cost a frame: worked out, or known from before. */
export const LINES_COST = { drawn: 2, known: 0.2 };

/**
 * Works out lines for 0 to `count` - 1, a frame's worth at a time: `draw` gives what that cost. In a frame of its own
 * after that, `show` hands them over. Whatever is left is dropped once `isStale`.
 */
export function drawLines(
  count: number,
  draw: (this: void, i: number) => number,
  isStale: (this: void) => boolean,
  show: (this: void) => void,
): void {
  const each = (i: number): number => (isStale() ? 0 : draw(i));
  const then = (): void => {
    later(WHOLE_FRAME, () => {
      if (!isStale()) show();
    });
  };
  putOff(inSlices(count, each, putOff, then));
}
