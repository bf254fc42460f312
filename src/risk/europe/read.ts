import { readId, type Line } from "../../core/lines";
import { BOARD } from "./board";

/** The index of the territory that comes next; -1 and a fault where it is none. */
export function readTerritory(line: Line): number {
  return readId(line, BOARD.index, "territory");
}
