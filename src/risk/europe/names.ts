import { idOf } from "../../core/lines";
import { BOARD } from "./board";

/** The name of a territory as it stands on the board; the id itself where there is none. */
export function printedName(id: string): string {
  const t = idOf(BOARD.index, id);
  return t < 0 ? id : BOARD.territories[t].name;
}

/** The name of the city in a territory; undefined where there is none. */
export function printedCity(id: string): string | undefined {
  const t = idOf(BOARD.index, id);
  return t < 0 ? undefined : BOARD.territories[t].city?.name;
}
