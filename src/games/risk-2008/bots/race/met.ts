import { EXTENT, REGIONS } from "../../../../risk/world/bots/regions";
import type { Condition } from "../../rules/objectives.data";
import type { Race } from "./table";

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
    case "continent":
      return isWhole(race, condition.continent);
    case "territories":
      return race.counts.lands[race.me] >= condition.count;
    case "cities":
      return race.counts.towns[race.me] >= condition.count;
    case "enemy_capitals":
      return countCapitals(race, owners) >= condition.count;
  }
}

function takesContinent({ counts }: Race): boolean {
  for (let continent = 0; continent < REGIONS; continent++)
    if (counts.taken[continent] === EXTENT[continent]) return true;
  return false;
}

function isWhole({ counts, me, n }: Race, continent: number): boolean {
  return counts.held[continent * n + me] === EXTENT[continent];
}

function countWhole(race: Race): number {
  let whole = 0;
  for (let continent = 0; continent < REGIONS; continent++) if (isWhole(race, continent)) whole++;
  return whole;
}

function countCapitals({ capitals, me }: Race, owners: readonly number[]): number {
  let many = 0;
  for (let other = 0; other < capitals.length; other++)
    if (other !== me && capitals[other] >= 0 && owners[capitals[other]] === me) many++;
  return many;
}
