import { total, zeros } from "./counts";
import type { Bounds } from "./choice";

/** Between these numbers of each kind and in all, whatever they cost. */
export function limits(
  kinds: readonly string[],
  minEach: readonly number[],
  maxEach: readonly number[],
  minTotal: number,
  maxTotal: number,
): Bounds {
  return { kinds, maxEach, minEach, minTotal, maxTotal, prices: [], budget: 0, free: 0 };
}

/** Any of these, at least one in all; without `maxTotal` up to all of them. */
export function upTo(
  kinds: readonly string[],
  maxEach: readonly number[],
  maxTotal = total(maxEach),
  minEach: readonly number[] = zeros(maxEach.length),
): Bounds {
  return limits(kinds, minEach, maxEach, 1, maxTotal);
}

/** Any of these that a budget pays for, `free` of the first kind for nothing. */
export function priced(
  kinds: readonly string[],
  maxEach: readonly number[],
  prices: readonly number[],
  budget: number,
  free: number,
): Bounds {
  const minEach = zeros(maxEach.length);
  return { kinds, maxEach, minEach, minTotal: 1, maxTotal: total(maxEach), prices, budget, free };
}

/** So many of these in all. */
export function exactly(kinds: readonly string[], maxEach: readonly number[], due: number): Bounds {
  return limits(kinds, zeros(maxEach.length), maxEach, due, due);
}

/** Where nothing is counted. */
export const NO_BOUNDS: Bounds = exactly([], [], 0);

/** The same limits with no number in them that the others rule out: a stepper may stop at `maxEach` and `maxTotal`. */
export function tight(bounds: Bounds): Bounds {
  let { maxEach, maxTotal } = bounds;
  if (bounds.prices.length > 0) {
    const budget = Math.max(0, bounds.budget);
    maxEach = maxEach.map((n, k) =>
      Math.min(n, Math.floor(budget / bounds.prices[k]) + (k === 0 ? bounds.free : 0)),
    );
    maxTotal = Math.min(maxTotal, total(maxEach), affordable(bounds, maxEach, budget));
  }
  const forced = total(bounds.minEach);
  maxEach = maxEach.map((n, k) => Math.min(n, maxTotal - forced + bounds.minEach[k]));
  return { ...bounds, maxEach, maxTotal };
}

/** How many pieces a budget buys at most: the cheapest first, those that are free for nothing. */
function affordable(bounds: Bounds, max: readonly number[], budget: number): number {
  let rest = budget;
  let pieces = 0;
  for (let k = 0; k < max.length; k++) {
    const free = k === 0 ? Math.min(bounds.free, max[k]) : 0;
    const paid = Math.min(max[k] - free, Math.floor(rest / bounds.prices[k]));
    rest -= paid * bounds.prices[k];
    pieces += free + paid;
  }
  return pieces;
}

/** Most of one kind, the other counts staying as they are. */
export function mostOf(bounds: Bounds, counts: readonly number[], k: number): number {
  let most = bounds.maxTotal - (total(counts) - counts[k]);
  if (bounds.maxEach[k] < most) most = bounds.maxEach[k];
  if (bounds.prices.length > 0) {
    const afford =
      Math.floor((bounds.budget - costOf(bounds, counts, k)) / bounds.prices[k]) +
      (k === 0 ? bounds.free : 0);
    if (afford < most) most = afford;
  }
  return most < bounds.minEach[k] ? bounds.minEach[k] : most;
}

/** What these counts cost, but for those of kind `but`; -1 leaves none out. What is free of the first kind costs nothing. */
function costOf(bounds: Bounds, counts: readonly number[], but = -1): number {
  let cost = 0;
  for (let k = 0; k < bounds.prices.length; k++) {
    const free = k === 0 ? Math.min(bounds.free, counts[0]) : 0;
    if (k !== but) cost += (counts[k] - free) * bounds.prices[k];
  }
  return cost;
}

/** Whether the counts are within all the bounds. */
export function isWithin(bounds: Bounds, counts: readonly number[]): boolean {
  const n = total(counts);
  if (
    n < bounds.minTotal ||
    n > bounds.maxTotal ||
    (bounds.prices.length > 0 && costOf(bounds, counts) > bounds.budget)
  )
    return false;
  return counts.every((x, k) => x >= bounds.minEach[k] && x <= bounds.maxEach[k]);
}

/** Whether one kind can have no other number, the other counts staying as they are; counts that cost something always can. */
export function isSettled(bounds: Bounds, counts: readonly number[], k: number): boolean {
  const others = total(counts) - counts[k];
  const least = bounds.minTotal - others > bounds.minEach[k] ? bounds.minTotal - others : bounds.minEach[k];
  return bounds.prices.length === 0 && least === counts[k] && mostOf(bounds, counts, k) === counts[k];
}

/** The least counts that the bounds allow, kind by kind; more may have to be chosen. */
export function leastOf(bounds: Bounds): number[] {
  return [...bounds.minEach];
}

/** The largest force: all that is free, less the cheapest ones where some must stay. */
export function largestForce(bounds: Bounds): number[] {
  const counts = [...bounds.maxEach];
  let over = total(counts) - bounds.maxTotal;
  for (let k = 0; k < counts.length && over > 0; k++) {
    const spare = counts[k] - bounds.minEach[k];
    const gone = spare < over ? spare : over;
    counts[k] -= gone;
    over -= gone;
  }
  return counts;
}

/** As much as fits, the dearest first. */
export function fill(bounds: Bounds): number[] {
  const counts = zeros(bounds.kinds.length);
  for (let k = bounds.kinds.length - 1; k >= 0; k--) counts[k] = mostOf(bounds, counts, k);
  return counts;
}

/** As many as are due, in the order of the kinds. */
export function inOrder(bounds: Bounds): number[] {
  let rest = bounds.maxTotal;
  return bounds.maxEach.map((n) => {
    const taken = n < rest ? n : rest;
    rest -= taken;
    return taken;
  });
}
