import { BOARD, CITIES, GOLD, PRINTED } from "../../../risk/europe/board";
import { ROME_CROWNS } from "./numbers";

/** Territories of the gold crown cities, whose tiles do something besides (rules 8.1 to 8.7). */
export const LONDON = BOARD.index["england"];
export const STOCKHOLM = BOARD.index["sweden"];
export const BERLIN = BOARD.index["saxony"];
export const PARIS = BOARD.index["france"];
export const MADRID = BOARD.index["leon_castile"];
const ROME = BOARD.index["rome"];
export const KIEV = BOARD.index["rusland"];
export const CONSTANTINOPLE = BOARD.index["turkey"];

/** The cities with a black crown, in the order of the board (rule 10.10). */
export const BLACK: readonly number[] = CITIES.filter((t) => !GOLD[t]);

/** The crowns that a city counts for (rules 2.4, 8.2); 0 without a city. */
export function crownsOn(t: number): number {
  if (PRINTED[t] === 0) return 0;
  return t === ROME ? ROME_CROWNS : 1;
}
