import { GAP, LEFT, LEFT_WIDTH, PROPOSAL_HEIGHT, TOP } from "../../../../session/panel/grid";

/** The upper left corner beside the kingdoms, and how far below it what is told to all moves the panel. */
export const LAND_LEFT = LEFT + LEFT_WIDTH + GAP;
export const LAND_TOP = TOP;
export const BELOW = PROPOSAL_HEIGHT + GAP;
export const WIDTH = 316;
/** As high as the save has it; it is made as high as its lines are. */
export const HEIGHT = 200;
/** Upper edge of the lines, what is left below them, how high one is, and letters that have room in it. */
export const LINES_TOP = 28;
export const FOOT = 10;
export const LINE = 16;
export const LETTERS = 42;
