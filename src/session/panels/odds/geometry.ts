import { BOTTOM, GAP, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import { GUIDE_HEIGHT } from "../guide/geometry";

/** Beside the action, above the sentence that leads through a first turn where there is one. */
export const SIDE = RIGHT + RIGHT_WIDTH + GAP;
export const FOOT = BOTTOM;
export const FOOT_GUIDED = BOTTOM + GUIDE_HEIGHT + GAP;
export const WIDTH = 240;
export const MARGIN = 8;

const LINE = 16.2;

/** Height of so many lines, and of the first ones alone. */
export function heightOf(lines: number): number {
  return Math.floor(lines * LINE) + MARGIN + 4;
}

export const BRIEF = heightOf(2);
