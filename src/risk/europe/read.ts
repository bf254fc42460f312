import { readId, readInt, skip, type Line } from "../../core/lines";
import { MOST } from "../limits";
import { BOARD } from "./board";

/** The index of the territory that comes next; -1 and a fault where it is none. */
export function readTerritory(line: Line): number {
  return readId(line, BOARD.index, "territory");
}

/** Siege weapons that fire from one territory at another, `paris hannover due 2`: the dice still to be rolled. */
export function readVolley(line: Line): { from: number; to: number; due: number } {
  const from = readTerritory(line);
  const to = readTerritory(line);
  return { from, to, due: skip(line, "due") ? readInt(line, 0, MOST) : 0 };
}
