/*
 * The numbers of Castle Risk on one page, each with its rule: rules, computers, texts and drawings read them here. What a
 * card, a policy or a mission has of its own stands with it, in cards.ts, missions.ts and policies.ts.
 */

const ARCHER_COST = 2;
const CAVALRY_COST = 3;
const SIEGE_COST = 6;
/** Prices in coins by kind of unit, also what a standing army is worth (rule 1.3; rulebook, phase 3). */
export const UNIT_COST: readonly number[] = [1, ARCHER_COST, CAVALRY_COST, SIEGE_COST];
export const CASTLE_COST = 12;

/** What a capital starts with and what holds a neutral city (rules 2.3, 2.4; CR2, CR3). */
export const CITY_FORCE: readonly number[] = [4, 2, 1, 0];
/** What takes over an eliminated player's castle outside a city (rule 9.8; CR35). */
export const CASTLE_FORCE: readonly number[] = [4, 2, 0, 0];

/** Crowns that win, if the table agrees on nothing else (rule 1.7; CR40). */
export const CROWNS_TO_WIN = 8;
/** What an army on the board and a total tax value must come to for a crown, in coins (rules 3.3, 3.5). */
export const ARMY_FOR_CROWN = 30;
export const TAX_FOR_CROWN = 15;
/** What a capital is worth instead of its printed value, in coins (CR5). */
export const CAPITAL_VALUE = 5;

/** Cards that may stay in a hand at the end of a turn (rule 5.6; CR14). */
export const HAND_LIMIT = 5;

/** What a die must show to hit, by phase of combat; in the main phase dice are compared (rules 8.5, 8.7, 8.8). */
export const HIT_NEEDS: readonly number[] = [4, 5, 3, 0];
/** Most dice of the main phase (rule 8.9; CR28). */
export const ATTACK_DICE = 3;
export const DEFENCE_DICE = 2;
/** Bonus dice of what is defended: siege dice of a capital and of another city, archer dice of a castle (CR26, CR27). */
export const CAPITAL_DICE = 2;
export const CITY_DICE = 1;
export const CASTLE_DICE = 2;

/** What the dice of a bombardment must show, and how many units no hit can take (rules 12.3, 12.4; CR21). */
export const BOMBARDMENT_NEED = 4;
export const BOMBARDMENT_SPARES = 1;
/** Coins for an attempt to recruit and for a bribe, and what die and bonuses must make together (rule 12.5; CR22). */
export const ATTEMPT_COST = 3;
export const BRIBE = 3;
export const CITY_JOINS = 6;
/** What a Reinforcements card brings of either kind (rule 13.6). */
export const REINFORCEMENT = { infantry: 2, archer: 1 } as const;

/** What units cost, or are worth, in coins; written out because it is asked more often than most. */
export function costOf(units: readonly number[]): number {
  return units[0] + units[1] * ARCHER_COST + units[2] * CAVALRY_COST + units[3] * SIEGE_COST;
}
