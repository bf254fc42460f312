/** A disc before a figure's foot; a card's number in its middle; all of a shield, which is to be pressed. */
export const FIGURE_LABEL = { at: [0, 0.06, 0.37] as const, width: 0.3, font: 0.24 };
export const CARD_LABEL = { at: [0, 0.06, 0] as const, width: 0.36, font: 0.3 };
export const SHIELD_LABEL = { at: [0, 0.12, -0.06] as const, width: 0.98, font: 0.46 };
