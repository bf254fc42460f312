/** The sentence for a first turn, beside the action. */
export const GUIDE_WIDTH = 240;
export const GUIDE_HEIGHT = 92;
