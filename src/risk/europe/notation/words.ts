import { readInt, skip } from "../../../core/lines";
import { NOBODY } from "../../../core/types";
import { MOST } from "../../limits";
import { field, type Word } from "../../notation/words";
import { landId } from "../board";
import { readTerritory } from "../read";

/** A territory; NOBODY is not written. */
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
