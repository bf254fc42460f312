/*
 * The numbers of Risk Europe on one page, each with its rule: rules, computers, texts and drawings read them here. What a
 * card or a mission has of its own stands with it, in cards.ts and missions.ts.
 */

/** A number that depends on how many play: four, three, two. */
export type ByPlayers = readonly [four: number, three: number, two: number];

/** What an army has, on the board and in its reserve together (rule 2.1). */
export const ARMY_UNITS: readonly number[] = [35, 12, 12, 4];
/** Castles and Crown Cards in the box (rules 2.3, 2.6). */
export const CASTLES = 8;
export const CROWN_CARDS = 8;
/** Coins that an army begins with (rule 3.1), and Footmen of a mercenary city (rules 11.1, 12.1). */
export const STARTING_COINS = 5;
export const MERCENARY_FOOTMEN = 10;

/** Prices in coins by kind of unit (rule 5.16), of a castle and a Crown Card (rules 5.17, 5.18). */
export const UNIT_COST: readonly number[] = [1, 2, 3, 10];
export const CASTLE_COST = 12;
export const CROWN_COST = 10;

/** How far units go in a Maneuver (rule 5.10). */
export const MANEUVER_STEPS = 2;
/** Footmen that Fortify places by a castle and in a city (rule 5.20). */
export const FORTIFIED = { castle: 4, city: 3 } as const;

/** What a die must show to hit, by rank; in the general attack dice are compared (rule 7.3). */
export const HIT_NEEDS: readonly number[] = [3, 5, 3, 0];
/** Most dice of the general attack (rule 7.4). */
export const ATTACK_DICE = 3;
export const DEFENCE_DICE = 2;
/** What the dice of a Siege Assault must show (rule 5.21). */
export const ASSAULT_NEED = 3;

/** Tiles of cities (rules 8.2 to 8.7): Rome's crowns, Stockholm's coins for a victory, what a castle costs with Berlin. */
export const ROME_CROWNS = 2;
export const RAID = 4;
export const BERLIN_CASTLE_COST = 9;
/** Footmen with each siege weapon that Constantinople buys; units that come with the tax, by kind. */
export const ESCORT = 4;
export const LONDON_GIFT: readonly number[] = [0, 2, 0, 0];
export const PARIS_GIFT: readonly number[] = [1, 0, 1, 0];
export const MADRID_GIFT: readonly number[] = [4, 0, 0, 0];

/** Missions that King Me shows (rule 10.2). */
export const DRAWN_MISSIONS = 2;

/** Crowns that win at the end of a round (rules 9.2, 11.13, 12.5). */
export const CROWNS_TO_WIN: ByPlayers = [7, 8, 10];
/** Coins that the First Player Marker counts for in a tie (rule 9.3). */
export const MARKER_COINS = 10;
/** Rounds of the team game: four times through the cards (rule 13.5). */
export const TEAM_ROUNDS = 16;
