import { NEUTRAL, NOBODY } from "../../../../core/types";
import { landId } from "../../../../risk/europe/board";
import { count, list } from "../../../../text/en/words";
import { colourName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import { nameOf } from "../../../../text/entry";
import { CARDS } from "../../rules/cards";
import { cityName, territoryName, unitList, unitName } from "../names";
import { NAMES } from "./names";

export function coins(n: number): string {
  return count(n, "coin", "coins");
}

/** Units by kind: "3 infantry and 1 siege weapon". */
export function units(counts: readonly number[]): string {
  return list(unitList(counts, NAMES));
}

/** A number of units of one kind. */
export function unitsOf(n: number, unit: string): string {
  return `${n} ${unitName(unit, n, NAMES)}`;
}

/** A territory by its index, and the city in it. */
export function land(territory: number): string {
  return territoryName(landId(territory), NAMES);
}
export function city(territory: number): string {
  return cityName(landId(territory), NAMES);
}

/** A territory by its id. */
export function place(id: string): string {
  return territoryName(id, NAMES);
}

/** A seat by the id of its colour. */
export function player(colour: string): string {
  return colourName(colour, NAMES);
}

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
