import { entry, nameOf } from "../../../text/entry";
import { countedList, nounOf, numbered } from "../../../text/nouns";
import { TITLES } from "../meta";
import { MISSIONS } from "../rules/cards";
import { UNITS } from "../rules/units";
import type { Widened } from "../../../text/widened";
import type { NAMES } from "./en/names";

/** What the things of the game are called. */
export type CastleNames = Widened<typeof NAMES>;

/** A kind of units as it stands after a number: "archers" for 2. */
export function unitName(id: string, n: number, names: CastleNames): string {
  return nounOf(names.units, id, n);
}

/** Numbers and kinds of units, cheapest first, one string each: "3 infantry", "1 siege weapon". */
export function unitList(units: readonly number[], names: CastleNames): string[] {
  return countedList(UNITS, units, names.units);
}

/** The id of a mission by its index; empty for one that is not known. */
export function missionId(mission: number): string {
  return mission >= 0 && mission < MISSIONS.length ? MISSIONS[mission] : "";
}

/** A phase of combat. */
export function rankName(id: string, names: CastleNames): string {
  return entry(names.ranks, id) ?? id;
}

/** The title that goes with a number of crowns, empty for none; more than eight are still an Emperor (CR8). */
export function titleName(crowns: number, names: CastleNames): string {
  if (crowns < 1) return "";
  const id = TITLES[crowns < TITLES.length ? crowns - 1 : TITLES.length - 1];
  return entry(names.titles, id) ?? id;
}

/** What stands after the number of a kind that a verb, or an option of the table, counts. */
export function kindName(countedBy: string, id: string, n: number, names: CastleNames): string {
  if (countedBy === "policies") return nameOf(names.policies, id);
  if (countedBy === "discard" || countedBy === "card_counts") return nameOf(names.cards, id);
  return id === "coins" ? numbered(names.coins, n) : unitName(id, n, names);
}
