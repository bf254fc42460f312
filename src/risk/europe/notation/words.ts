import { readId, readInt, skip, type Line } from "../../../core/lines";
import { NOBODY } from "../../../core/types";
import { MOST } from "../../limits";
import type { Value } from "../../notation/deeds";
import { field, type Word } from "../../notation/words";
import { BOARD, landId } from "../board";

/** The index of the territory that comes next; -1 and a fault where it is none. */
export function readTerritory(line: Line): number {
  return readId(line, BOARD.index, "territory");
}

/** Territories of actions, by their keys. */
const LAND: Value<number> = { read: readTerritory, write: (t) => ` ${landId(t)}` };
export const TERRITORY = ["territory", LAND] as const;
export const FROM = ["from", LAND] as const;
export const TO = ["to", LAND] as const;

/** A territory as a word of a position; NOBODY is not written. */
export function land<K extends string>(key: K): Word<{ [P in K]: number }> {
  return field(key, readTerritory, (t) => (t === NOBODY ? undefined : ` ${landId(t)}`));
}

/** Siege weapons that fire from one territory at another: what the target must lose. */
type Volley = { from: number; to: number; due: number } | undefined;

export function volley<K extends string>(key: K): Word<{ [P in K]: Volley }> {
  return field<K, Volley>(
    key,
    (line) => {
      const from = readTerritory(line);
      return { from, to: readTerritory(line), due: skip(line, "due") ? readInt(line, 0, MOST) : 0 };
    },
    (shot) => (shot === undefined ? undefined : ` ${landId(shot.from)} ${landId(shot.to)} due ${shot.due}`),
  );
}
