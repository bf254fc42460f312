import { NEUTRAL, NOBODY } from "../../../../core/types";
import { europeWords } from "../../../../risk/europe/text/en/words";
import type { Colours } from "../../../../text/types";
import { nameOf } from "../../../../text/entry";
import { CARDS } from "../../rules/cards";
import { UNITS } from "../../rules/units";
import { NAMES } from "./names";

export const { units, unitsOf, player } = europeWords(UNITS, NAMES);

/** A card by its id, without an article. */
export function card(id: string): string {
  return nameOf(NAMES.cards, id);
}

/** An owner by its seat, in the middle of a sentence. */
export function owner(seat: number, colours: Colours): string {
  if (seat === NEUTRAL) return NAMES.neutral;
  return seat === NOBODY ? NAMES.nobody : player(colours[seat]);
}

/** An owner at the beginning of a sentence. */
export function Owner(seat: number, colours: Colours): string {
  if (seat === NEUTRAL) return "The neutral army";
  return seat === NOBODY ? "Nobody" : player(colours[seat]);
}

/** A card by its index, with its article; one that is not known is just a card. */
export function aCard(index: number): string {
  if (!(index >= 0 && index < CARDS.length)) return "a Castle Risk card";
  const id = CARDS[index];
  return id === "reinforcements" ? card(id) : `${id === "admiral" ? "an" : "a"} ${card(id)}`;
}
