/** Pages that never change: help, costs and dice, titles, cards, policies. */
export const REFERENCE_PAGES: readonly string[] = ["help", "costs", "titles", "cards", "policies"];
