/** The last lines of the log: where they begin, how high one is, and what is left below them. */
export const TAIL_HEAD = 26;
export const TAIL_FOOT = 6;
export const TAIL_ROW = 16;
/** Rows of them, and in large letters; letters that have room in a row. */
export const TAIL_ROWS = 8;
export const LARGE_ROWS = 3;
export const TAIL_LETTERS = 38;
