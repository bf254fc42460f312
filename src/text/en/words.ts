import { cardName, colourName, territoryName, unitList } from "../names";
import { CARDS } from "../../games/castle-risk/rules/cards";
import { NEUTRAL, NOBODY } from "../../core/types";
import { landId } from "../../risk/europe/board";
import type { Colours } from "../language";

/** A number with its noun: "1 coin", "3 coins". */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function coins(n: number): string {
  return count(n, "coin", "coins");
}

/** "a, b and c"; "nothing" for an empty list. */
export function list(words: readonly string[]): string {
  const n = words.length;
  if (n === 0) return "nothing";
  let text = words[0];
  for (let i = 1; i < n; i++) text += i === n - 1 ? ` and ${words[i]}` : `, ${words[i]}`;
  return text;
}

/** Units by kind: "3 infantry and 1 siege weapon". */
export function units(counts: readonly number[]): string {
  return list(unitList(counts));
}

/** A territory by its index. */
export function land(territory: number): string {
  return territoryName(landId(territory));
}

/** An owner by its seat, in the middle of a sentence. */
export function owner(seat: number, colours: Colours): string {
  if (seat === NEUTRAL) return colourName("neutral");
  return seat === NOBODY ? colourName("nobody") : colourName(colours[seat]);
}

/** An owner at the beginning of a sentence. */
export function Owner(seat: number, colours: Colours): string {
  if (seat === NEUTRAL) return "The neutral army";
  return seat === NOBODY ? "Nobody" : colourName(colours[seat]);
}

/** A card by its index, with its article; one that is not known is just a card. */
export function aCard(card: number): string {
  if (!(card >= 0 && card < CARDS.length)) return "a Castle Risk card";
  const id = CARDS[card];
  return id === "reinforcements" ? cardName(id) : `${id === "admiral" ? "an" : "a"} ${cardName(id)}`;
}

/** Numbers one behind the other: "6 5 2". */
export function faces(values: readonly number[]): string {
  let text = "";
  for (const value of values) text += text === "" ? `${value}` : ` ${value}`;
  return text === "" ? "no dice" : text;
}
