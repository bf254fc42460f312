import { GAP, LEFT, LEFT_WIDTH, MIDDLE_TOP, PROPOSAL_HEIGHT } from "../grid";

/** The upper left corner beside the kingdoms, and how far below it what is told to all moves the panel. */
export const LAND_LEFT = LEFT + LEFT_WIDTH + GAP;
export const LAND_TOP = MIDDLE_TOP;
export const BELOW = PROPOSAL_HEIGHT + GAP;
export const WIDTH = 316;
/** As high as the save has it; it is made as high as its lines are. */
export const HEIGHT = 200;
/** Height of the title, and of what is left above and below; how high a line is, and letters that have room in it. */
export const HEAD = 22;
export const FOOT = 12;
export const LINE = 16;
export const LETTERS = 42;
