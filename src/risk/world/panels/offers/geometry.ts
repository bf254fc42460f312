/** Offers that have a row each; the best ones stand first. */
export const ROWS = 5;
