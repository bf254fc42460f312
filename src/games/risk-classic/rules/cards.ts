import { WILDS, FIXED, FIXED_MIXED, ESCALATING, ESCALATING_STEP, SLOW } from "./numbers";
import { indexIds } from "../../../core/lines";
import { TERRITORIES } from "../../../risk/world/territories.data";
import { isNumber } from "../../../risk/world/rules/picks";
import { SIZE } from "../../../risk/world/board";
import { ARTILLERY, CAVALRY } from "./symbols.data";

/** A card is the index of its territory; both wild ones are WILD. */
export const WILD = SIZE;
export const DECK = SIZE + WILDS;

export const CARD_IDS: readonly string[] = TERRITORIES.map((land) => land.id).concat("wild");
export const CARD_INDEX = indexIds(CARD_IDS);
/** By kinds of cards. */
export const FULL_DECK: readonly number[] = CARD_IDS.map((id) => (id === "wild" ? WILDS : 1));

/** What cards can show. */
export const SYMBOLS = ["infantry", "cavalry", "artillery", "wild"] as const;
/** What each card shows, as an index of SYMBOLS. */
export const SYMBOL_OF: readonly number[] = CARD_IDS.map((id) =>
  id === "wild" ? 3 : CAVALRY.includes(id) ? 1 : ARTILLERY.includes(id) ? 2 : 0,
);

/** Whether this is the index of a card. */
export function isCard(card: number): boolean {
  return isNumber(card, 0, WILD);
}

/** Whether three cards are a set (rule 3.2): three alike, one of each, or any two with a wild one. */
export function isSet(first: number, second: number, third: number): boolean {
  if (first === WILD || second === WILD || third === WILD) return true;
  const [x, y, z] = [SYMBOL_OF[first], SYMBOL_OF[second], SYMBOL_OF[third]];
  return x === y ? y === z : x !== z && y !== z;
}

/** Armies for the set that is traded next; `traded` sets were before it (rules 3.3 to 3.5). */
export function setValue(
  ladder: "escalating" | "slow" | "fixed",
  traded: number,
  cards: readonly number[],
): number {
  if (ladder === "slow") return SLOW + traded;
  if (ladder === "fixed") return fixedValue(cards);
  const n = ESCALATING.length;
  return traded < n ? ESCALATING[traded] : ESCALATING[n - 1] + (traded - n + 1) * ESCALATING_STEP;
}

/** The dearest set that the wild cards among these can complete (rule 3.5). */
function fixedValue(cards: readonly number[]): number {
  const symbols = cards.filter((card) => card !== WILD).map((card) => SYMBOL_OF[card]);
  const alike = symbols.every((symbol) => symbol === symbols[0]);
  return symbols.length > 1 && alike ? FIXED[symbols[0]] : FIXED_MIXED;
}

/** All different sets of a hand, each by the places of its cards in the hand. */
export function setsIn(hand: readonly number[]): number[][] {
  const sets: number[][] = [];
  const n = hand.length;
  for (let i = 0; i < n; i++)
    for (let later = i + 1; later < n; later++)
      for (let k = later + 1; k < n; k++)
        if (isSet(hand[i], hand[later], hand[k])) sets.push([hand[i], hand[later], hand[k]]);
  return sets;
}
