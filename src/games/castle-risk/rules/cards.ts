/** The six kinds of Castle Risk cards: the order of every count of cards. */
export const CARDS = ["reinforcements", "general", "marshal", "diplomat", "spy", "admiral"] as const;
export const REINFORCEMENTS = 0;
export const GENERAL = 1;
export const MARSHAL = 2;
export const DIPLOMAT = 3;
export const SPY = 4;
export const ADMIRAL = 5;

/** The deck of the 1986/1990 game, 48 cards (rule 10.1; CR39). */
export const CARD_COUNTS: readonly number[] = [12, 8, 8, 7, 7, 6];
export const HAND_LIMIT = 5;

/** The four kinds of papal missions, two cards of each (rule 14.1; CR37). */
export const MISSIONS = ["spread", "defend", "support", "purge"] as const;
export const SPREAD = 0;
export const DEFEND = 1;
export const SUPPORT = 2;
export const PURGE = 3;
export const MISSION_COPIES = 2;
/**
 * What fulfils a mission (rules 14.3, 14.4, 14.5, 14.6): cities recruited, castles built, coins donated, cities
 * conquered.
 */
export const MISSION_GOAL: readonly number[] = [2, 2, 20, 2];
/** Instead of a kind: no active mission; one whose kind this view does not know. */
export const NO_MISSION = -1;
export const SECRET_MISSION = 4;
