import { total } from "../../../core/counts";
import { SIZE } from "../../../risk/world/board";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { TWO_STARS } from "./stars.data";

/** A card is the index of its territory: one of each is in the deck (rule 1.3). */
export const DECK = SIZE;
/** What a card is called in texts: the id of its territory. */
export const CARD_IDS: readonly string[] = TERRITORIES.map(({ id }) => id);
/** Stars by card. */
export const STARS: readonly number[] = TERRITORIES.map(({ id }) => (TWO_STARS.includes(id) ? 2 : 1));

/** Troops for so many stars (rule 4.3); what is 0 cannot be turned in. */
const TROOPS: readonly number[] = [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30];
export const LEAST_STARS = 2;
export const MOST_STARS = TROOPS.length - 1;

/** The stars of some cards. */
export function starsOf(cards: readonly number[]): number {
  return total(cards.map((card) => STARS[card]));
}

/** Troops for stars that may be turned in. */
export function troopsFor(stars: number): number {
  return TROOPS[stars];
}

/** Cards that each player starts with, by the place in the order of turns (rules 2.4, 3.7). */
export const START_CARDS: readonly number[] = [0, 0, 1, 1, 2];
