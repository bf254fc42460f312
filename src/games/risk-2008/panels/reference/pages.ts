/** Pages that never change: help, a turn, stars and rewards, continents. */
export const REFERENCE_PAGES: readonly string[] = ["help", "turn", "stars", "continents"];
