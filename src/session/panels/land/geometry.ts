import { BELOW_TURN, GAP, LEFT, LEFT_WIDTH, MIDDLE_TOP, PROPOSAL_HEIGHT } from "../../ui/grid";

/** Beside the mats, above; below the status where letters are large, and below what is told to all. */
export const LAND_LEFT = LEFT + LEFT_WIDTH + GAP;
export const LAND_TOP = BELOW_TURN;
export const BELOW_STATUS = MIDDLE_TOP;
export const BELOW_TOLD = MIDDLE_TOP + PROPOSAL_HEIGHT + GAP;
/** Or beside them below: how far above the lower edge, where the chat and hands are. */
export const LAND_BOTTOM = 134;
export const WIDTH = 316;
/** As high as the save has it; it is made as high as its lines are. */
export const HEIGHT = 200;
/** Height of the title, and of what is left above and below; how high a line is, and letters that have room in it. */
export const HEAD = 22;
export const FOOT = 12;
export const LINE = 16;
export const LETTERS = 42;
