/* The numbers that games on the board of the world have alike. */

/** Most dice of either side, those that are no army not counted. */
export const ATTACK_DICE = 3;
export const DEFENCE_DICE = 2;

/** New armies as a turn begins: one for so many that are counted, and at least so many. */
export const COUNT_PER_ARMY = 3;
export const LEAST_ARMIES = 3;
