import { LAND_LINK, makeBoard } from "../board";
import { TERRITORIES } from "./territories.data";

/** The board of Risk Europe, compiled. */
export const BOARD = makeBoard(TERRITORIES);
export const SIZE = TERRITORIES.length;
/** All territories, by their indices. */
export const ALL_LANDS: readonly number[] = TERRITORIES.map((_, t) => t);

/** Printed tax value of each territory's city; 0 where there is none. */
export const PRINTED: readonly number[] = TERRITORIES.map((land) =>
  land.city === undefined ? 0 : land.city.tax,
);
export const CITIES: readonly number[] = ALL_LANDS.filter((t) => PRINTED[t] > 0);

/** Whether a territory has one of the cities with a gold crown. */
export const GOLD: readonly boolean[] = TERRITORIES.map(
  (land) => land.city !== undefined && land.city.crown === "gold",
);

export const GOLD_CITIES = GOLD.filter((gold) => gold).length;

const LINKS = BOARD.links;

/** Whether two territories touch by a land border or a sea-line. */
export function linked(first: number, second: number): boolean {
  return LINKS[first][second] !== undefined;
}

/** Whether two territories share a land border. */
export function linkedByLand(first: number, second: number): boolean {
  return LINKS[first][second] === LAND_LINK;
}

/** Whether this is the index of a territory. */
export function isTerritory(t: number): boolean {
  return t >= 0 && t < SIZE && t % 1 === 0;
}

/** The id of a territory, for refusals and texts. */
export function landId(t: number): string {
  return TERRITORIES[t].id;
}

/** What is asked of a state of either game here: whose territories are. */
interface Owned {
  readonly territories: readonly { readonly owner: number }[];
}

/** Whether an owner holds a territory beside this one. */
export function isBeside(s: Owned, owner: number, t: number): boolean {
  for (const near of BOARD.near[t]) if (s.territories[near].owner === owner) return true;
  return false;
}

/** How many territories with a printed city an owner holds. */
export function countCities(s: Owned, owner: number): number {
  let n = 0;
  for (const t of CITIES) if (s.territories[t].owner === owner) n++;
  return n;
}
