import { GAP, OWN_BOTTOM, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import { rowsOf } from "../../ui/rows";

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
  return rowsOf(text.split("\n"), LETTERS) * LINE + MARGINS;
}
