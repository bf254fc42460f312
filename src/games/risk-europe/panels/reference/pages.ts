/** Pages that never change: help, costs and dice, cards, city bonuses, missions. */
export const REFERENCE_PAGES: readonly string[] = ["help", "costs", "cards", "tiles", "missions"];
