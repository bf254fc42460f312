/** Height of a mat. */
export const ROW = 84;
/** Letters that have room in a line, and beside an emblem: a colour and the beginning of a name. */
export const LETTERS = 30;
export const NAME_LETTERS = 18;
/** Where pictures of reasons for crowns lie, and how large they are. */
export const REASONS_TOP = 51;
export const REASON = 15;
/**
 * Where they begin after a line without a digit; how far blanks before the number of vassals, a picture and a digit
 * go. Ten crowns and more stand closer, for six pictures and three numbers.
 */
export const REASONS_LEFT = 45;
export const BLANKS = 6;
export const REASON_STEP = 16;
export const CLOSE_STEP = 15;
export const DIGIT = 8;
