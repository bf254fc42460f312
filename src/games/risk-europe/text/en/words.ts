import { printedName } from "../../../../risk/europe/names";
import { count, list } from "../../../../text/en/words";
import { colourName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import { armyColour, cardName, missionName, unitList, unitName } from "../names";
import { NAMES } from "./names";

export function coins(n: number): string {
  return count(n, "coin", "coins");
}

/** Units by kind: "3 footmen and 1 siege weapon". */
export function units(counts: readonly number[]): string {
  return list(unitList(counts, NAMES));
}

/** A number of units of one kind. */
export function unitsOf(n: number, unit: string): string {
  return `${n} ${unitName(unit, n, NAMES)}`;
}

/** A territory by its id. */
export function place(id: string): string {
  return printedName(id);
}

/** A seat or an army by the id of its colour. */
export function player(colour: string): string {
  return colourName(colour, NAMES);
}

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
