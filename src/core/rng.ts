import { encipher, KEY_WORDS } from "./cipher";
import type { Roll, Seed } from "./types";

const RADIX = 4294967296; // 2^32
// Multiplier of the lag-3 multiply-with-carry generator. Every product stays below 2^53,
// so plain doubles give the same stream in Node, Lua 5.2 and MoonSharp.
const MULTIPLIER = 2091639;
/** A number below 2^52 loses its fraction when this is added to it: it goes to the nearest whole number, up or down. */
const FRACTIONLESS = 4503599627370496; // 2^52
const WARM_UP = 16;

/** Largest seed of one number: an integer from 0 to this. */
export const MAX_SEED = RADIX - 1;

/** Numbers of a generator that runs from a seed of one number; one that has a key has two counts more. */
const WORDS = 4;
/** What a cipher's block is for, as its first number: a block of a stream each. */
const STREAM = 65536;
const DICE = 0;
const CARDS = 1;
const ASIDE = 2;
/** As many values as a block of the cipher has, and as many as must be left for each side of a die. */
const FINENESS = FRACTIONLESS;
const LEAST_FINENESS = 16777216; // 2^24

/**
 * The generator's state that a match begins with: from no seed none, from one number what seedRng makes of it. Four
 * numbers are a key that nobody can try out (see cipher.ts): the state is the key, and how many chance actions dice and
 * cards were rolled and drawn in, each of which has blocks of its own.
 */
export function newRng(seed: Seed): number[] {
  if (seed.length === 0) return [0, 0, 0, 0];
  return seed.length < KEY_WORDS ? seedRng(seed[0]) : seed.concat([0, 0]);
}

/** The generator's state for a seed of one number: three lagged words and the carry. */
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

/**
 * Moves the generator on after a chance action that was rolled in so many draws; `cards` says whether it was drawn from
 * face-down cards. With a key these have a stream of their own, and a count of actions, whatever was drawn in them.
 */
export function moveRng(rng: number[], draws: number, cards: boolean): void {
  if (rng.length === WORDS) skipDraws(rng, draws);
  else rng[cards ? KEY_WORDS + CARDS : KEY_WORDS + DICE]++;
}

/** Whether this is a state that can be reached from a seed; four zeros mean "no generator". */
export function hasRng(rng: readonly number[]): boolean {
  return rng[0] !== 0 || rng[1] !== 0 || rng[2] !== 0 || rng[3] !== 0;
}

/** Moves the generator on by `n` draws. */
function skipDraws(rng: number[], n: number): void {
  let first = rng[0];
  let second = rng[1];
  let third = rng[2];
  let carry = rng[3];
  for (let i = 0; i < n; i++) {
    const t = MULTIPLIER * first + carry;
    first = second;
    second = third;
    const share = t / RADIX;
    carry = share + FRACTIONLESS - FRACTIONLESS;
    if (carry > share) carry -= 1;
    third = t - carry * RADIX;
  }
  rng[0] = first;
  rng[1] = second;
  rng[2] = third;
  rng[3] = carry;
}

/**
 * A roll that draws what comes after this state of the generator, which itself stays as it is. The steps are those
 * of skipDraws with words and carry divided by 2^32, which is exact, too. The bias of an n-sided roll is below
 * n / 2^32. Nothing is called in it, for on MoonSharp Math.floor would cost more than all the rest; in Node `%` of
 * fractions would, and variables for the words, of which it keeps each on the heap.
 * With a key it rolls what comes next of dice, or of cards.
 */
export function rollFrom(rng: readonly number[], cards = false): Roll {
  if (rng.length !== WORDS) return keyedRoll(rng, cards ? CARDS : DICE, rng[cards ? 5 : 4]);
  const words = [rng[0] / RADIX, rng[1] / RADIX, rng[2] / RADIX, rng[3] / RADIX];
  return (n) => {
    const t = MULTIPLIER * words[0] + words[3];
    words[0] = words[1];
    words[1] = words[2];
    let whole = t + FRACTIONLESS - FRACTIONLESS;
    if (whole > t) whole -= 1;
    words[2] = t - whole;
    words[3] = whole / RADIX;
    const share = words[2] * n;
    whole = share + FRACTIONLESS - FRACTIONLESS;
    return whole > share ? whole - 1 : whole;
  };
}

/** Roll number `n` beside those of the game: for computers, whose rolls nobody is to foretell. */
export function rollAside(seed: Seed, n: number): Roll {
  if (seed.length === KEY_WORDS) return keyedRoll(seed, ASIDE, n);
  return rollFrom(seedRng((n + (seed.length > 0 ? seed[0] : -1)) % ASIDE_SEEDS));
}

const ASIDE_SEEDS = 2000000000;

/**
 * Rolls of a key: those of block after block of a stream, each used as long as the bias of a die stays below n / 2^24.
 * `count` is the second number of each block.
 */
function keyedRoll(key: readonly number[], stream: number, count: number): Roll {
  let block = stream * STREAM;
  let share = 0;
  let fineness = 0;
  return (n) => {
    if (fineness < n * LEAST_FINENESS) {
      share = encipher(key, block, count);
      fineness = FINENESS;
      block++;
    }
    const scaled = share * n;
    share = scaled % 1;
    fineness /= n;
    return scaled - share;
  };
}
