import { EXTENT, REGIONS } from "../../../../risk/world/bots/regions";
import type { Race } from "./table";

/*
 * What a seat has of objectives if its turn ends with the board that was counted (rules 7.1 to 7.4).
 */

export function takesContinent({ counts }: Race): boolean {
  for (let continent = 0; continent < REGIONS; continent++)
    if (counts.taken[continent] === EXTENT[continent]) return true;
  return false;
}

export function isWhole({ counts, me, n }: Race, continent: number): boolean {
  return counts.held[continent * n + me] === EXTENT[continent];
}

export function countWhole(race: Race): number {
  let whole = 0;
  for (let continent = 0; continent < REGIONS; continent++) if (isWhole(race, continent)) whole++;
  return whole;
}

export function countCapitals({ capitals, me }: Race, owners: readonly number[]): number {
  let many = 0;
  for (let other = 0; other < capitals.length; other++)
    if (other !== me && capitals[other] >= 0 && owners[capitals[other]] === me) many++;
  return many;
}
