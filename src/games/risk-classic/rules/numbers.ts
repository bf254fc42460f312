/*
 * The numbers of RISK on one page, each with its rule: rules, computers, texts and drawings read them here. Those of the
 * dice and of new armies are in risk/world/rules/numbers.ts.
 */

/** Armies that each player, or the neutral army, starts with, by the number of players (rules 1.7, 11.1). */
export const STARTING_ARMIES: readonly number[] = [0, 0, 40, 35, 30, 25, 20];

/** Wild cards in the deck. */
export const WILDS = 2;
/** Largest hand that a turn may begin with and not trade (rule 4.6). */
export const FULL_HAND = 5;
/** Cards that are a set (rule 3.2). */
export const SET_SIZE = 3;
/** Values of fixed sets by symbol, and of one of each (rule 3.3). */
export const FIXED: readonly number[] = [4, 6, 8];
export const FIXED_MIXED = 10;
/** Values of the first escalating sets, and what each further one adds; of slow ones the first (rule 3.3). */
export const ESCALATING: readonly number[] = [4, 6, 8, 10, 12, 15];
export const ESCALATING_STEP = 5;
export const SLOW = 4;
/** Armies for a traded card that shows an own territory (rule 3.6). */
export const CARD_REWARD = 2;

/** Headquarters besides the own one that win by the short goal, by the number of players at the start (rule 9.1). */
export const SHORT_GOAL: readonly number[] = [0, 0, 0, 2, 2, 3, 3];
