/** How many there are of each kind, by the kind's index. */
export type Counts = number[];

/** Larger counts occur in no game. */
const MOST = 1000000;

/** `n` zeros. */
export function zeros(n: number): Counts {
  const counts: Counts = [];
  for (let i = 0; i < n; i++) counts[i] = 0;
  return counts;
}

/** All of them together. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

/** Adds `more` to `counts` in place, kind by kind. */
export function add(counts: Counts, more: readonly number[]): void {
  const n = more.length;
  for (let k = 0; k < n; k++) counts[k] = counts[k] + more[k];
}

/** Takes `less` off `counts` in place, kind by kind; that there are enough is the caller's matter. */
export function take(counts: Counts, less: readonly number[]): void {
  const n = less.length;
  for (let k = 0; k < n; k++) counts[k] = counts[k] - less[k];
}

/** Sets all kinds to 0 in place. */
export function clear(counts: Counts): void {
  const n = counts.length;
  for (let k = 0; k < n; k++) counts[k] = 0;
}

/** Whether these are `n` whole numbers, from 0 to a million each. */
export function areCounts(counts: readonly number[], n: number): boolean {
  if (counts.length !== n) return false;
  for (const x of counts) if (x < 0 || x > MOST || x % 1 !== 0) return false;
  return true;
}

/** Whether x is a whole number from 0 to a million. */
export function isWhole(x: number): boolean {
  return x >= 0 && x <= MOST && x % 1 === 0;
}

/** The first kind of which `counts` has more than `limit`, or -1. */
export function exceeds(counts: readonly number[], limit: readonly number[]): number {
  const n = counts.length;
  for (let k = 0; k < n; k++) if (counts[k] > limit[k]) return k;
  return -1;
}

/** How many kinds occur at all. */
export function kinds(counts: readonly number[]): number {
  let n = 0;
  for (const x of counts) if (x > 0) n++;
  return n;
}

/** The kind that holds the i-th piece (from 0) when the kinds are laid out in order. */
export function kindAt(counts: readonly number[], i: number): number {
  let rest = i;
  const n = counts.length;
  for (let k = 0; k < n; k++) {
    if (rest < counts[k]) return k;
    rest -= counts[k];
  }
  throw new Error("no such piece");
}

/** How often a number is in a list. */
export function occurrences(list: readonly number[], value: number): number {
  let n = 0;
  for (const x of list) if (x === value) n++;
  return n;
}
