import { entry, nameOf } from "../../../text/entry";
import { countedList, nounOf } from "../../../text/nouns";
import { colourName } from "../../../text/names";
import type { Colours } from "../../../text/types";
import { armyId } from "../rules/army";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import { UNITS } from "../rules/units";
import type { Widened } from "../../../text/widened";
import type { NAMES } from "./en/names";

/** What the things of the game are called. */
export type EuropeNames = Widened<typeof NAMES>;

/** A kind of units as it stands after a number: "archers" for 2. */
export function unitName(id: string, n: number, names: EuropeNames): string {
  return nounOf(names.units, id, n);
}

/** Numbers and kinds of units, cheapest first, one string each: "3 footmen", "1 siege weapon". */
export function unitList(units: readonly number[], names: EuropeNames): string[] {
  return countedList(UNITS, units, names.units);
}

/** The colour of an army by its index. */
export function armyColour(army: number, colours: Colours, names: EuropeNames): string {
  return colourName(armyId({ colours }, army), names);
}

/** A King's Orders card by its index; empty for one that is not known. */
export function cardName(card: number, names: EuropeNames): string {
  return card >= 0 && card < CARD_IDS.length ? nameOf(names.cards, CARD_IDS[card]) : "";
}

/** The same in short. */
export function shortCard(card: number, names: EuropeNames): string {
  return card >= 0 && card < CARD_IDS.length ? (entry(names.shortCards, CARD_IDS[card]) ?? "") : "";
}

/** A Kingdom Mission by its index; empty for one that is not known. */
export function missionName(mission: number, names: EuropeNames): string {
  return mission >= 0 && mission < MISSIONS.length ? nameOf(names.missions, MISSIONS[mission]) : "";
}

export function orderName(id: string, names: EuropeNames): string {
  return entry(names.orders, id) ?? id;
}

/** A rank of combat. */
export function rankName(id: string, names: EuropeNames): string {
  return entry(names.ranks, id) ?? id;
}
