import { ACTION_HEIGHT } from "../ui/grid";

/** The last lines of the log: where they begin, how high one is. */
export const TAIL_HEAD = 28;
const TAIL_ROW = 16;
/** Rows of them, with who is waited for; letters that have room in a row. */
export const TAIL_ROWS = Math.floor((ACTION_HEIGHT - TAIL_HEAD - 4) / TAIL_ROW);
export const TAIL_LETTERS = 38;

/** Rows of the page of the log, each of two lines of text: where they begin, how high one is. */
export const LOG_ROWS = 10;
export const ROWS_TOP = 46;
export const ROW_HEIGHT = 32;
