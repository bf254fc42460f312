/** Pages that never change: help, a turn, sets, continents, missions. */
export const REFERENCE_PAGES: readonly string[] = ["help", "turn", "sets", "continents", "missions"];
