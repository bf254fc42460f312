/*
 * The numbers of RISK 2008 on one page, each with its rule: rules, computers, texts and drawings read them here. What an
 * objective asks for and a reward brings stands with it, in objectives.ts; the dice and new troops are in risk/world/rules/numbers.ts.
 */

/** Troops that each player starts with, by the number of players (rule 3.3). */
export const STARTING_TROOPS: readonly number[] = [0, 0, 0, 30, 25, 20];
/** Cards that each player starts with, by the place in the order of turns (rules 2.4, 3.7). */
export const START_CARDS: readonly number[] = [0, 0, 1, 1, 2];
/** How many cities there are (rule 3.1). */
export const CITIES = 15;
/** How many objectives of each rank are laid open, with a reward of that rank on each (rule 3.2). */
export const OPEN_OF_RANK = 4;

/** Troops for so many stars (rule 4.3); what is 0 cannot be turned in. */
export const TROOPS_FOR_STARS: readonly number[] = [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30];
export const LEAST_STARS = 2;
export const MOST_STARS = TROOPS_FOR_STARS.length - 1;

/** Objectives that win with the own capital (rule 10.1). */
export const GOAL = 3;
