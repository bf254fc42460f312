import { FIELD, KEY_WORDS } from "./cipher";
import { faultAt, goesOn, readInt, type Line } from "./lines";
import { refuse } from "./refusals";
import { MAX_SEED } from "./rng";

/** Reads the seed of a header: one number up to MAX_SEED, or the four of a key. */
export function readSeed(line: Line): number[] {
  const seed = [readInt(line, 0, MAX_SEED)];
  if (!goesOn(line, ";")) return seed;
  readKey(line, seed);
  return seed;
}

/** Reads a generator's state after `chance`: four numbers, or a key and two counts. */
export function readRng(line: Line): number[] {
  const rng: number[] = [];
  while (rng.length < 4) rng.push(readInt(line, 0, MAX_SEED));
  if (!goesOn(line, ";")) return rng;
  readKey(line, rng);
  for (let i = 0; i < 2; i++) rng.push(readInt(line, 0, FIELD - 1));
  return rng;
}

/** Reads what is missing of a key; what is there already may not be too large for one. */
function readKey(line: Line, key: number[]): void {
  key.forEach((value, i) => {
    const range = { value, least: 0, most: FIELD - 1 };
    if (value >= FIELD) faultAt(line, line.at - key.length + i, refuse("text.range", range));
  });
  while (key.length < KEY_WORDS) key.push(readInt(line, 0, FIELD - 1));
}
