import { NEUTRAL } from "../../../../core/types";
import { count } from "../../../../text/en/words";
import { colourName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import { cardName, missionName } from "../names";
import { NAMES } from "./names";

export function armies(n: number): string {
  return count(n, "army", "armies");
}

/** A seat by the id of its colour. */
export function player(colour: string): string {
  return colourName(colour, NAMES);
}

/** An owner by its index, in the middle of a sentence. */
export function owner(index: number, colours: Colours): string {
  if (index >= 0) return player(colours[index]);
  return index === NEUTRAL ? NAMES.neutral : NAMES.nobody;
}

/** A card by its index; one that is not known is just a card. */
export function aCard(card: number): string {
  const name = cardName(card, NAMES);
  return name === "" ? "a card" : `the card ${name}`;
}

/** A mission by its index; one that is not known is just a mission. */
export function aMission(mission: number): string {
  const name = missionName(mission, NAMES);
  return name === "" ? "a mission" : `the mission: ${name}`;
}
