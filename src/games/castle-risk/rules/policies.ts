import type { Options } from "../meta";

/** A policy card: its id, the policies printed on it, and how many copies each of the two decks has. */
export interface PolicyCard {
  readonly id: string;
  readonly expand: number;
  readonly tax: number;
  readonly fortify: number;
  readonly siege: number;
  readonly king: number;
  /** Copies in the King's Orders deck and in the deck of single policies (CR11). */
  readonly orders: number;
  readonly single: number;
}

/** All kinds of policy cards (rule 4.2): the order of every count of policy cards. Eight cards in either deck. */
export const POLICY_CARDS: readonly PolicyCard[] = [
  { id: "tax", expand: 0, tax: 1, fortify: 0, siege: 0, king: 0, orders: 2, single: 2 },
  { id: "tax_king", expand: 0, tax: 1, fortify: 0, siege: 0, king: 1, orders: 1, single: 0 },
  { id: "expand_fortify", expand: 1, tax: 0, fortify: 1, siege: 0, king: 0, orders: 2, single: 0 },
  { id: "expand_siege", expand: 1, tax: 0, fortify: 0, siege: 1, king: 0, orders: 1, single: 0 },
  { id: "expand", expand: 1, tax: 0, fortify: 0, siege: 0, king: 0, orders: 2, single: 2 },
  { id: "fortify", expand: 0, tax: 0, fortify: 1, siege: 0, king: 0, orders: 0, single: 2 },
  { id: "siege", expand: 0, tax: 0, fortify: 0, siege: 1, king: 0, orders: 0, single: 1 },
  { id: "king", expand: 0, tax: 0, fortify: 0, siege: 0, king: 1, orders: 0, single: 1 },
];

export const POLICY_IDS: readonly string[] = POLICY_CARDS.map((card) => card.id);
export const POLICY_KINDS = 8;
export const POLICY_DECK_SIZE = 8;
const ORDERS_DECK: readonly number[] = POLICY_CARDS.map((card) => card.orders);
const SINGLE_DECK: readonly number[] = POLICY_CARDS.map((card) => card.single);

/** The policy deck that every seat has. */
export function policyDeck(options: Pick<Options, "policy_deck">): readonly number[] {
  return options.policy_deck === "orders" ? ORDERS_DECK : SINGLE_DECK;
}

/** The policies that can be in effect, each as often as it is printed on the chosen cards (CR12). */
export type Policy = "expand" | "tax" | "fortify" | "siege" | "king";

/** The kinds of cards with a policy on them, each as often as it is printed there. */
const PRINTED_ON: Readonly<Record<Policy, readonly number[]>> = {
  expand: kindsWith("expand"),
  tax: kindsWith("tax"),
  fortify: kindsWith("fortify"),
  siege: kindsWith("siege"),
  king: kindsWith("king"),
};

function kindsWith(policy: Policy): number[] {
  const kinds: number[] = [];
  for (let k = 0; k < POLICY_KINDS; k++) for (let i = 0; i < POLICY_CARDS[k][policy]; i++) kinds.push(k);
  return kinds;
}

/** How often a policy is in effect with these cards (rules 4.2, 4.4). */
export function inEffect(cards: readonly number[], policy: Policy): number {
  let n = 0;
  for (const k of PRINTED_ON[policy]) n += cards[k];
  return n;
}
