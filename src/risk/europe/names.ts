import { idOf } from "../../core/lines";
import { BOARD } from "./board";

/** A territory by its id, as it stands on the board; the id itself where there is none. */
export function printedName(id: string): string {
  const t = idOf(BOARD.index, id);
  return t < 0 ? id : landName(t);
}

/** The city in a territory by the territory's id; the territory itself where there is none. */
export function printedCity(id: string): string {
  const t = idOf(BOARD.index, id);
  return t < 0 ? id : cityName(t);
}

/** A territory by its index, and the city in it; the territory itself where there is none. */
export function landName(t: number): string {
  return BOARD.territories[t].name;
}
export function cityName(t: number): string {
  return BOARD.territories[t].city?.name ?? landName(t);
}
