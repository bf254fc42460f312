/** Somebody at the table who knows every public roll of a game, and tries to find out what chance has in store. */
import { newRng, moveRng, rollFrom } from "../../src/core/rng";
import type { Seed } from "../../src/core/types";

/** A line of chance as all see it: the faces that fell in any order, or that so many cards were drawn unseen. */
export type Seen = { readonly faces: readonly number[] } | { readonly cards: number };

/** What all at a table see of the chance in a record. */
export function seenOf(record: string): Seen[] {
  return record.split("\n").flatMap((line): Seen[] => {
    const [word, ...rest] = line.split(" ");
    if (word === "draw") return [{ cards: 1 }];
    if (word !== "roll") return [];
    return [{ faces: rest.filter((part) => /^[1-6]$/.test(part)).map(Number) }];
  });
}

const sorted = (faces: readonly number[]): string => [...faces].sort().join("");

/** Whether a seed deals all that was seen. */
export function deals(seed: Seed, seen: readonly Seen[]): boolean {
  const rng = newRng(seed);
  for (const one of seen) {
    const cards = "cards" in one;
    if (!cards) {
      const roll = rollFrom(rng);
      if (sorted(one.faces.map(() => roll(6) + 1)) !== sorted(one.faces)) return false;
    }
    moveRng(rng, cards ? one.cards : one.faces.length, cards);
  }
  return true;
}

/** The first of these seeds that deals what was seen, which is how an attack succeeds. */
export function crack(seen: readonly Seen[], candidates: Iterable<Seed>): Seed | undefined {
  for (const seed of candidates) if (deals(seed, seen)) return seed;
  return undefined;
}

/** All seeds of one number from `least` to `most`. */
export function* numbers(least: number, most: number): Generator<Seed> {
  for (let n = least; n <= most; n++) yield [n];
}
