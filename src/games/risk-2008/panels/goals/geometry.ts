/** Objectives that are in a game at once. */
export const ROWS = 8;
