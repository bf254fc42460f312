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
  skipDraws(rng, WARM_UP);
  return rng;
}

/** Whether this is a state that seedRng and skipDraws can reach; four zeros mean "no generator". */
export function hasRng(rng: readonly number[]): boolean {
  return rng[0] !== 0 || rng[1] !== 0 || rng[2] !== 0 || rng[3] !== 0;
}

/** Moves the generator on by `n` draws. */
export function skipDraws(rng: number[], n: number): void {
  let first = rng[0];
  let second = rng[1];
  let third = rng[2];
  let carry = rng[3];
  for (let i = 0; i < n; i++) {
    const t = MULTIPLIER * first + carry;
    first = second;
    second = third;
    third = t % RADIX;
    carry = (t - third) / RADIX;
  }
  rng[0] = first;
  rng[1] = second;
  rng[2] = third;
  rng[3] = carry;
}

/**
 * A roll that draws what comes after this state of the generator, which itself stays as it is. The steps are those
 * of skipDraws with words and carry divided by 2^32, which is exact, too. The bias of an n-sided roll is below
 * n / 2^32. Nothing is called in it, for on MoonSharp Math.floor would cost more than all the rest.
 */
export function rollFrom(rng: readonly number[]): Roll {
  let first = rng[0] / RADIX;
  let second = rng[1] / RADIX;
  let third = rng[2] / RADIX;
  let carry = rng[3] / RADIX;
  return (n) => {
    const t = MULTIPLIER * first + carry;
    first = second;
    second = third;
    third = t % 1;
    carry = (t - third) / RADIX;
    const share = third * n;
    return share - (share % 1);
  };
}
