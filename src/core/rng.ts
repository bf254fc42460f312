import type { Roll } from "./types";

const RADIX = 4294967296; // 2^32
// Multiplier of the lag-3 multiply-with-carry generator. Every product stays below 2^53,
// so plain doubles give the same stream in Node, Lua 5.2 and MoonSharp.
const MULTIPLIER = 2091639;
const WARM_UP = 16;

/** Largest seed: seeds are integers from 0 to this. */
export const MAX_SEED = RADIX - 1;

/** The generator's state for a seed: three lagged words and the carry. */
export function seedRng(seed: number): number[] {
  const rng = [0, 0, 0, 1];
  let x = seed;
  for (let i = 0; i < 3; i++) {
    x = (x * 1664525 + 1013904223) % RADIX;
    rng[i] = x;
  }
  for (let i = 0; i < WARM_UP; i++) step(rng);
  return rng;
}

/** Whether this is a state that seedRng and step can reach; four zeros mean "no generator". */
export function hasRng(rng: readonly number[]): boolean {
  return rng[0] !== 0 || rng[1] !== 0 || rng[2] !== 0 || rng[3] !== 0;
}

/** Moves the generator on by one and gives its word, 0 to 2^32 - 1. */
export function step(rng: number[]): number {
  const t = MULTIPLIER * rng[0] + rng[3];
  const carry = Math.floor(t / RADIX);
  const word = t - carry * RADIX;
  rng[0] = rng[1];
  rng[1] = rng[2];
  rng[2] = word;
  rng[3] = carry;
  return word;
}

/** A roll that moves `rng` on. The bias of an n-sided roll is below n / 2^32. */
export function rollFrom(rng: number[]): Roll {
  return (n) => Math.floor((step(rng) * n) / RADIX);
}
