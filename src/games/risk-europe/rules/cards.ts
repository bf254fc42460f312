import { indexIds } from "../../../core/lines";

/** The orders that a card offers (rule 4.2). */
export type Order = "expand" | "split" | "maneuver" | "tax" | "spend";
/** The bonus action that a card has on it. */
export type Bonus = "none" | "king" | "fortify" | "siege";

/** A King's Orders card: its id, the two orders of which one may be given, its bonus action, copies in a deck. */
interface OrderCard {
  readonly id: string;
  readonly orders: readonly [Order, Order];
  readonly bonus: Bonus;
  readonly copies: number;
}

/** All kinds of King's Orders cards (rule 4.2): the order of every count of cards. */
export const ORDER_CARDS: readonly OrderCard[] = [
  { id: "tax", orders: ["tax", "spend"], bonus: "none", copies: 2 },
  { id: "tax_king", orders: ["tax", "spend"], bonus: "king", copies: 1 },
  { id: "expand_fortify", orders: ["expand", "maneuver"], bonus: "fortify", copies: 2 },
  { id: "expand_siege", orders: ["expand", "maneuver"], bonus: "siege", copies: 1 },
  { id: "split", orders: ["split", "maneuver"], bonus: "none", copies: 2 },
];

export const CARD_IDS: readonly string[] = ORDER_CARDS.map((card) => card.id);
export const CARD_INDEX = indexIds(CARD_IDS);
export const CARD_KINDS = 5;
/** The deck that every army has. */
export const DECK: readonly number[] = ORDER_CARDS.map((card) => card.copies);
