import { GAP, OWN_BOTTOM, RIGHT, RIGHT_WIDTH } from "../../ui/grid";

/** Beside a seat's own line, from where it grows upwards; how large its letters are. */
export const SIDE = RIGHT + RIGHT_WIDTH + GAP;
export const FOOT = OWN_BOTTOM;
export const WIDTH = 240;
export const LETTER = 14;

/** Letters that have room in a line, and what its lines take in height. */
const LETTERS = 28;
const LINE = 17;
const MARGINS = 17;

/** The height that a text takes, whose lines wrap; its marks count as letters, as bold ones are wider. */
export function heightOf(text: string): number {
  let lines = 0;
  for (const line of text.split("\n")) lines += Math.floor((line.length + LETTERS - 1) / LETTERS);
  return lines * LINE + MARGINS;
}
