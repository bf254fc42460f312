/** Most kinds of policy cards in a deck: each has a row. */
export const PICK_ROWS = 5;
