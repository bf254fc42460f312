import { CONTINENTS } from "../../../../risk/world/continents";
import type { Condition } from "../../rules/objectives";
import { neededFor } from "./needs";
import type { Race } from "./table";

const REGIONS = CONTINENTS.length;

/** The first open objective that the seat meets if its turn ends with the board that was counted; -1 for none (rules 7.1 to 7.4). */
export function metBy(race: Race, owners: readonly number[]): number {
  const { open, collected } = race;
  if (collected) return -1;
  for (let k = 0; k < open.length; k++) if (isMet(race, open[k], owners)) return k;
  return -1;
}

function isMet(race: Race, condition: Condition, owners: readonly number[]): boolean {
  switch (condition.kind) {
    case "continent_taken":
      return takesContinent(race);
    case "territories_taken":
      return race.counts.takenLands >= condition.count;
    case "cities_taken":
      return race.counts.takenTowns >= condition.count;
    case "continents":
      return countWhole(race) >= condition.count;
    default:
      return neededFor(race, condition, race.me, owners) === 0;
  }
}

function takesContinent({ counts }: Race): boolean {
  for (let continent = 0; continent < REGIONS; continent++)
    if (counts.taken[continent] === CONTINENTS[continent].territories.length) return true;
  return false;
}

function countWhole({ counts, me, n }: Race): number {
  let whole = 0;
  for (let continent = 0; continent < REGIONS; continent++)
    if (counts.held[continent * n + me] === CONTINENTS[continent].territories.length) whole++;
  return whole;
}
