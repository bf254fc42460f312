import { RIGHT_WIDTH } from "../../ui/grid";

/** As wide as the panels at the right: in a browser it stands over those, beside the map, and covers no land. */
export const WIDTH = RIGHT_WIDTH;
/** What skips the show, then what is fought with the chances below it, in letters of 18 and 12. */
export const SKIP = 48;
export const TITLE_TOP = 3;
export const CHANCES = 12;
/** Who fights, and from where: three lines of 14 beside an emblem, for some territories have long names. */
export const NAMES_TOP = 40;
export const EMBLEM = 24;
/** The rows of the kinds of units: how many there are, upper edge of the first one, how high one is, and how wide. */
export const KINDS = 4;
export const ROWS_TOP = 91;
export const ROW = 27;
export const ROW_WIDTH = 118;

/** Dice of a side that have a place; of more it says how many. */
export const SHOWN_DICE = 6;
export const DIE = 38;
export const DICE_TOP = ROWS_TOP + 3;
/** Where dice lie, from the outer edge, and from one to the next. */
export const DICE_LEFT = 6;
export const DIE_STEP = DIE + 3;
/** How many lie beside each other: fewer where rows of units stand between both sides. */
export const diceColumns = (unitRows: number): number => (unitRows > 0 ? 2 : 3);

const MARGIN = 8;
export const LEFT = MARGIN;
export const INNER = WIDTH - MARGIN - MARGIN;
const DICE_END = DICE_TOP + 3 * DIE_STEP;
/**
 * The rule stands below the dice: in one line, or in two where there are no units, for dice lie in one row there, and
 * between them and the rule what a browser draws from die to die.
 */
export const RULE_TOP = DICE_END;
export const RULE_TOP_ALONE = DICE_TOP + DIE + 16;
export const RULE_HEIGHT = 36;

/** Lines of results and bonuses, the attacker's from above and the defender's from below: upper edge, how high one is, and all that have room in the save. */
export const LINES_TOP = DICE_END + 18;
export const LINE = 16;
export const LINES_HEIGHT = 112;
/** Letters in a line, and lines that results of both sides have at the least: what stands in the panel may not move as they change. */
export const LETTERS = 39;
export const RESULT_LINES = 3;

/** Heights above and below the lines, and of the whole where there are no units, but dice. */
export const FOOT = 4;
export const HEAD = LINES_TOP + FOOT;
export const DIE_ALONE = RULE_TOP_ALONE + RULE_HEIGHT + FOOT;
/** As high as the save has it; it is made as high as its lines need. */
export const HEIGHT = HEAD + LINES_HEIGHT;

/** The end of the fight: its height at the least, margins above and below, a row of it and letters in one; how wide what closes it is. */
export const END = 42;
export const END_MARGINS = 6;
export const END_ROW = 18;
export const END_LETTERS = 30;
export const CLOSE = 26;
