import { total, zeros } from "../../core/counts";
import type { Bounds } from "../../core/choice";

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

/** What these counts cost, but for those of kind `but`; -1 leaves none out. Free infantry costs nothing. */
function costOf(b: Bounds, counts: readonly number[], but = -1): number {
  let cost = 0;
  for (let k = 0; k < b.prices.length; k++) {
    const free = k === 0 && counts[0] > 0 ? b.free : 0;
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
