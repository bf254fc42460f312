import { total, zeros } from "./counts";
import type { Bounds } from "./choice";

/** Any of these, at least one in all; without `most` up to all of them. */
export function upTo(
  kinds: readonly string[],
  max: readonly number[],
  most = total(max),
  min: readonly number[] = zeros(max.length),
): Bounds {
  return { kinds, max, min, least: 1, most, prices: [], budget: 0, free: 0 };
}

/** Any of these that a budget pays for, `free` of the first kind for nothing. */
export function priced(
  kinds: readonly string[],
  max: readonly number[],
  prices: readonly number[],
  budget: number,
  free: number,
): Bounds {
  return { kinds, max, min: zeros(max.length), least: 1, most: total(max), prices, budget, free };
}

/** So many of these in all. */
export function exactly(kinds: readonly string[], max: readonly number[], due: number): Bounds {
  return { kinds, max, min: zeros(max.length), least: due, most: due, prices: [], budget: 0, free: 0 };
}

/** Where nothing is counted. */
export const NO_BOUNDS: Bounds = exactly([], [], 0);

/** The same limits with no number in them that the others rule out: a stepper may stop at `max` and `most`. */
export function tight(b: Bounds): Bounds {
  let most = b.most;
  let max = b.max;
  if (b.prices.length > 0) {
    const budget = Math.max(0, b.budget);
    max = max.map((n, k) => Math.min(n, Math.floor(budget / b.prices[k]) + (k === 0 ? b.free : 0)));
    most = Math.min(most, total(max), affordable(b, max, budget));
  }
  const forced = total(b.min);
  max = max.map((n, k) => Math.min(n, most - forced + b.min[k]));
  return { ...b, max, most };
}

/** How many pieces a budget buys at most: the cheapest first, those that are free for nothing. */
function affordable(b: Bounds, max: readonly number[], budget: number): number {
  let rest = budget;
  let pieces = 0;
  for (let k = 0; k < max.length; k++) {
    const free = k === 0 ? Math.min(b.free, max[k]) : 0;
    const paid = Math.min(max[k] - free, Math.floor(rest / b.prices[k]));
    rest -= paid * b.prices[k];
    pieces += free + paid;
  }
  return pieces;
}

/** Most of one kind, the other counts staying as they are. */
export function roomFor(b: Bounds, counts: readonly number[], k: number): number {
  let room = b.most - (total(counts) - counts[k]);
  if (b.max[k] < room) room = b.max[k];
  if (b.prices.length > 0) {
    const afford = Math.floor((b.budget - costOf(b, counts, k)) / b.prices[k]) + (k === 0 ? b.free : 0);
    if (afford < room) room = afford;
  }
  return room < b.min[k] ? b.min[k] : room;
}

/** What these counts cost, but for those of kind `but`; -1 leaves none out. What is free of the first kind costs nothing. */
function costOf(b: Bounds, counts: readonly number[], but = -1): number {
  let cost = 0;
  for (let k = 0; k < b.prices.length; k++) {
    const free = k === 0 ? Math.min(b.free, counts[0]) : 0;
    if (k !== but) cost += (counts[k] - free) * b.prices[k];
  }
  return cost;
}

/** Whether the counts are within all the bounds. */
export function isWithin(b: Bounds, counts: readonly number[]): boolean {
  const n = total(counts);
  if (n < b.least || n > b.most || (b.prices.length > 0 && costOf(b, counts) > b.budget)) return false;
  return counts.every((x, k) => x >= b.min[k] && x <= b.max[k]);
}

/** The least counts that the bounds allow, kind by kind; more may have to be chosen. */
export function leastOf(b: Bounds): number[] {
  return [...b.min];
}

/** The largest force: all that is free, less the cheapest ones where some must stay. */
export function largestForce(b: Bounds): number[] {
  const counts = [...b.max];
  let over = total(counts) - b.most;
  for (let k = 0; k < counts.length && over > 0; k++) {
    const spare = counts[k] - b.min[k];
    const gone = spare < over ? spare : over;
    counts[k] -= gone;
    over -= gone;
  }
  return counts;
}

/** As much as fits, the dearest first. */
export function fill(b: Bounds): number[] {
  const counts = zeros(b.kinds.length);
  for (let k = b.kinds.length - 1; k >= 0; k--) counts[k] = roomFor(b, counts, k);
  return counts;
}

/** As many as are due, in the order of the kinds. */
export function inOrder(b: Bounds): number[] {
  let rest = b.most;
  return b.max.map((n) => {
    const taken = n < rest ? n : rest;
    rest -= taken;
    return taken;
  });
}
