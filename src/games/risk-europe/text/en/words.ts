import { europeWords } from "../../../../risk/europe/text/en/words";
import { UNITS } from "../../rules/units";
import type { Colours } from "../../../../text/types";
import { armyColour, cardName, missionName } from "../names";
import { NAMES } from "./names";

export const { units, unitsOf, player } = europeWords(UNITS, NAMES);

/** An army by its index, in the middle of a sentence; one of mercenaries is called so. */
export function army(index: number, colours: Colours): string {
  if (index < 0) return NAMES.nobody;
  const name = armyColour(index, colours, NAMES);
  return index < colours.length ? name : `the mercenary army ${name}`;
}

/** An army at the beginning of a sentence. */
export function Army(index: number, colours: Colours): string {
  const name = army(index, colours);
  return index >= colours.length ? `T${name.substring(1)}` : index < 0 ? "Nobody" : name;
}

/** A King's Orders card by its index; one that is not known is just a card. */
export function orderCard(card: number): string {
  const name = cardName(card, NAMES);
  return name === "" ? "a King's Orders card" : name;
}

/** A Kingdom Mission by its index; one that is not known is just a mission. */
export function aMission(mission: number): string {
  const name = missionName(mission, NAMES);
  return name === "" ? "a Kingdom Mission" : `the Kingdom Mission ${name}`;
}
