/** The sentence for a first turn, beside the action: three lines, and beside them what ends it. */
export const GUIDE_HEIGHT = 62;
