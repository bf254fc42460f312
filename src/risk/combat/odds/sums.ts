/*
 * The loops in which most of the time of a battle in ranks is spent: rows of chances, several at once, added up with
 * factors. They begin at 1, so that an index is one of Lua as it stands.
 */

/** Rows that are added up at once, but at the end of a list of factors, which may be half as many. */
export const AT_ONCE = 6;
const HALF = 3;

/** How long a list of so many factors is, with the zeros that fill it up. */
export function filledLength(n: number): number {
  return HALF * Math.ceil(n / HALF);
}

/** Makes zeros of a row from `lo` to `hi`: with what is added then the sum has the same bits as one that begins with it. */
function clear(row: number[], lo: number, hi: number): void {
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++) row[i - 1] = 0;
}

/** Into the row of a sum, by the attacker's units, for the defender's from `lo` to `hi`: the hits from `first` on. */
export function gather(
  to: number[],
  columns: readonly (readonly number[])[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
): void {
  if (first === 0) clear(to, sum - hi, sum - lo);
  if (first + AT_ONCE > columns.length) {
    gatherHalf(to, columns, rows, first, sum, lo, hi);
    return;
  }
  const c0 = columns[first];
  const c1 = columns[first + 1];
  const c2 = columns[first + 2];
  const c3 = columns[first + 3];
  const c4 = columns[first + 4];
  const c5 = columns[first + 5];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const r3 = rows[sum + first + 3];
  const r4 = rows[sum + first + 4];
  const r5 = rows[sum + first + 5];
  const turn = sum + 2;
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    to[at - 1] =
      to[at - 1] +
      c0[i - 1] * r0[i - 1] +
      c1[i - 1] * r1[i - 1] +
      c2[i - 1] * r2[i - 1] +
      c3[i - 1] * r3[i - 1] +
      c4[i - 1] * r4[i - 1] +
      c5[i - 1] * r5[i - 1];
  }
}

function gatherHalf(
  to: number[],
  columns: readonly (readonly number[])[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
): void {
  const c0 = columns[first];
  const c1 = columns[first + 1];
  const c2 = columns[first + 2];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const turn = sum + 2;
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    to[at - 1] = to[at - 1] + c0[i - 1] * r0[i - 1] + c1[i - 1] * r1[i - 1] + c2[i - 1] * r2[i - 1];
  }
}

/** Onto a row by the units of one side, or into it, from rows by the other one's. */
export function spread(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
  into: boolean,
): void {
  if (into) clear(to, lo, hi);
  if (first + AT_ONCE > factors.length) {
    spreadHalf(to, factors, rows, first, sum, lo, hi);
    return;
  }
  const f0 = factors[first];
  const f1 = factors[first + 1];
  const f2 = factors[first + 2];
  const f3 = factors[first + 3];
  const f4 = factors[first + 4];
  const f5 = factors[first + 5];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const r3 = rows[sum + first + 3];
  const r4 = rows[sum + first + 4];
  const r5 = rows[sum + first + 5];
  const turn = sum + 2;
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    to[i - 1] =
      to[i - 1] +
      f0 * r0[at - 1] +
      f1 * r1[at - 1] +
      f2 * r2[at - 1] +
      f3 * r3[at - 1] +
      f4 * r4[at - 1] +
      f5 * r5[at - 1];
  }
}

function spreadHalf(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
): void {
  const f0 = factors[first];
  const f1 = factors[first + 1];
  const f2 = factors[first + 2];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const turn = sum + 2;
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    to[i - 1] = to[i - 1] + f0 * r0[at - 1] + f1 * r1[at - 1] + f2 * r2[at - 1];
  }
}

/** Onto a row by the defender's units, from rows by the same. */
export function collect(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
): void {
  if (first + AT_ONCE > factors.length) {
    collectHalf(to, factors, rows, first, sum, lo, hi);
    return;
  }
  const f0 = factors[first];
  const f1 = factors[first + 1];
  const f2 = factors[first + 2];
  const f3 = factors[first + 3];
  const f4 = factors[first + 4];
  const f5 = factors[first + 5];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const r3 = rows[sum + first + 3];
  const r4 = rows[sum + first + 4];
  const r5 = rows[sum + first + 5];
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++)
    to[i - 1] =
      to[i - 1] +
      f0 * r0[i - 1] +
      f1 * r1[i - 1] +
      f2 * r2[i - 1] +
      f3 * r3[i - 1] +
      f4 * r4[i - 1] +
      f5 * r5[i - 1];
}

function collectHalf(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  first: number,
  sum: number,
  lo: number,
  hi: number,
): void {
  const f0 = factors[first];
  const f1 = factors[first + 1];
  const f2 = factors[first + 2];
  const r0 = rows[sum + first];
  const r1 = rows[sum + first + 1];
  const r2 = rows[sum + first + 2];
  const end = hi + 1;
  for (let i = lo + 1; i <= end; i++)
    to[i - 1] = to[i - 1] + f0 * r0[i - 1] + f1 * r1[i - 1] + f2 * r2[i - 1];
}

/** The hits from `least` on of which each takes all that are left: in the column of the sum itself. */
export function tails(
  chances: readonly number[],
  rows: readonly (readonly number[])[],
  sum: number,
  least: number,
): number {
  let tail = 0;
  let all = 0;
  for (let hits = chances.length - 1; hits >= least; hits--) {
    tail += chances[hits];
    all += tail * rows[sum + hits][sum];
  }
  return all;
}

/** `n` zeros that are chances: an engine that tells whole numbers from others need not find out. */
export function noChances(n: number): number[] {
  const list = [0.5];
  list[0] = 0;
  for (let i = 2; i <= n; i++) list[i - 1] = 0;
  return list;
}
