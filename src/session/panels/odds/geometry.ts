import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import { GUIDE_HEIGHT } from "../guide/geometry";

/** Beside the action, above the sentence that leads through a first turn where there is one. */
export const SIDE = RIGHT + RIGHT_WIDTH + GAP;
export const FOOT = BOTTOM;
export const FOOT_GUIDED = BOTTOM + GUIDE_HEIGHT + GAP;
export const WIDTH = 240;
export const MARGIN = 8;

const LINE = 16.2;

/** Letters that have room in a line whose words wrap, and how many more in the last one. */
const LETTERS = 25;
const LAST = 10;

/** How many lines a text takes, or one more: what has no room in one goes on in the next. */
export function linesOf(text: string): number {
  let lines = 0;
  for (const line of text.split("\n")) lines += Math.ceil((line.length - LAST) / LETTERS);
  return lines;
}

/** Height of so many lines, and of the first ones alone. */
export function heightOf(lines: number): number {
  return Math.floor(lines * LINE) + MARGIN + 4;
}

export const BRIEF_LINES = 2;
export const BRIEF = heightOf(BRIEF_LINES);
