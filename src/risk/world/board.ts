import { makeBoard } from "../board";
import { TERRITORIES } from "./territories.data";

export const BOARD = makeBoard(TERRITORIES);
export const SIZE = TERRITORIES.length;
/** All territories, by their indices. */
export const ALL_LANDS: readonly number[] = TERRITORIES.map((_, t) => t);

const LINKS = BOARD.links;

/** Whether two territories touch by a land border or a sea-line. */
export function linked(first: number, second: number): boolean {
  return LINKS[first][second] !== undefined;
}

/** Whether this is the index of a territory. */
export function isTerritory(t: number): boolean {
  return t >= 0 && t < SIZE && t % 1 === 0;
}

/** The id of a territory, for refusals and texts. */
export function landId(t: number): string {
  return TERRITORIES[t].id;
}
