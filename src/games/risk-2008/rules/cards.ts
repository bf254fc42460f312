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

/** The stars of some cards. */
export function starsOf(cards: readonly number[]): number {
  return total(cards.map((card) => STARS[card]));
}
