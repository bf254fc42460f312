/** Sets that have a row each; the best ones stand first. */
export const ROWS = 5;
export const CARDS_IN_SET = 3;
