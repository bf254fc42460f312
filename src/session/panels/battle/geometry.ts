import { MIDDLE_WIDTH } from "../../ui/grid";

export const WIDTH = MIDDLE_WIDTH;
/** What is fought with the chances below it, in letters of 18 and 12; then who fights, in two lines of 14. */
export const TITLE_TOP = 3;
export const CHANCES = 12;
export const NAMES_TOP = 38;
/** The rows of the kinds of units: how many there are, upper edge of the first one, and how high one is. */
export const KINDS = 4;
export const ROWS_TOP = 68;
export const ROW = 27;
const ROWS_END = ROWS_TOP + KINDS * ROW;

/** Dice of a side that have a place, and how many lie beside each other; of more it says how many. */
export const SHOWN_DICE = 6;
export const DICE_COLUMNS = 3;
/** At 1280 by 720 in a browser, where panels are nine tenths as large, a die still has 40 pixels. */
export const DIE = 47;
export const DICE_TOP = ROWS_TOP + 3;
/** Where dice lie, from the outer edge. */
export const DICE_LEFT = 10;

/** Where a text stands. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rule stands below the rows of units; beside the die, in as many lines as it needs, where there are no units. */
export const RULE: Place = { x: 8, y: ROWS_END + 2, width: WIDTH - 16, height: 18 };
const BESIDE_DIE = DICE_LEFT + DIE + 8;
export const RULE_BESIDE_DIE: Place = {
  ...{ x: BESIDE_DIE, y: DICE_TOP, width: WIDTH - BESIDE_DIE - 10, height: DIE },
};

/** Lines of results and bonuses: upper edge, how high one is, and all that have room in the save. */
export const LINES_TOP = ROWS_END + 24;
export const LINE = 16;
export const LINES_HEIGHT = 84;
/** Letters in a line, and lines that results have at the least: what stands in the panel may not move as they change. */
export const LETTERS = 34;
export const RESULT_LINES = 2;

/** Heights above the lines, and of the whole where there are no units, but dice, and below them what joins them. */
export const HEAD = LINES_TOP + 10;
export const DIE_ALONE = DICE_TOP + DIE + 14;
/** As high as the save has it; it is made as high as its lines need. */
export const HEIGHT = LINES_TOP + LINES_HEIGHT + 2;

/** The end of the fight: its height at the least, margins above and below, a row of it and letters in one; how wide what closes it is. */
export const END = 42;
export const END_MARGINS = 6;
export const END_ROW = 18;
export const END_LETTERS = 54;
export const CLOSE = 26;
