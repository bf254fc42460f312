/*
 * The loops in which most of the time of a battle in ranks is spent: rows of chances, several at once, added up with
 * factors. They begin at 1, so that an index is one of Lua as it stands.
 */

/** Rows that are added up at once, but at the end of a list of factors, which may be half as many. */
export const AT_ONCE = 6;
const HALF = 3;

/** Steps that an entry of a list takes that is copied. */
export const COPIED = 0.055;

/** Parts of a list, as many entries each as are added up at once, the last one filled up with `fill`. */
export function partsOf<T>(list: readonly T[], fill: T): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const size = list.length - from > HALF ? AT_ONCE : HALF;
    const part: T[] = [];
    for (let i = 0; i < size; i++) part[i] = from + i < list.length ? list[from + i] : fill;
    parts.push(part);
  }
  return parts;
}

/**
 * Onto the row of a sum by the units of one side, for those of the other from `lo` to `hi`: rows by the latter from `from`
 * on, with factors for each entry. What the row has had counts `keep` times, 1 or 0.
 */
export function gather(
  to: number[],
  columns: readonly (readonly number[])[],
  rows: readonly (readonly number[])[],
  from: number,
  sum: number,
  lo: number,
  hi: number,
  keep: number,
): void {
  const turn = sum + 2;
  const end = hi + 1;
  const c0 = columns[0];
  const c1 = columns[1];
  const c2 = columns[2];
  const r0 = rows[from];
  const r1 = rows[from + 1];
  const r2 = rows[from + 2];
  if (columns.length < AT_ONCE) {
    for (let i = lo + 1; i <= end; i++) {
      const at = turn - i;
      const value = keep * to[at - 1] + c0[i - 1] * r0[i - 1] + c1[i - 1] * r1[i - 1] + c2[i - 1] * r2[i - 1];
      to[at - 1] = value;
    }
    return;
  }
  const c3 = columns[3];
  const c4 = columns[4];
  const c5 = columns[5];
  const r3 = rows[from + 3];
  const r4 = rows[from + 4];
  const r5 = rows[from + 5];
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    const value =
      keep * to[at - 1] +
      c0[i - 1] * r0[i - 1] +
      c1[i - 1] * r1[i - 1] +
      c2[i - 1] * r2[i - 1] +
      c3[i - 1] * r3[i - 1] +
      c4[i - 1] * r4[i - 1] +
      c5[i - 1] * r5[i - 1];
    to[at - 1] = value;
  }
}

/** Onto a row by the units of one side, from rows by the other one's; what it has had counts `keep` times, 1 or 0. */
export function spread(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  from: number,
  sum: number,
  lo: number,
  hi: number,
  keep: number,
): void {
  const turn = sum + 2;
  const end = hi + 1;
  const f0 = factors[0];
  const f1 = factors[1];
  const f2 = factors[2];
  const r0 = rows[from];
  const r1 = rows[from + 1];
  const r2 = rows[from + 2];
  if (factors.length < AT_ONCE) {
    for (let i = lo + 1; i <= end; i++) {
      const at = turn - i;
      const value = keep * to[i - 1] + f0 * r0[at - 1] + f1 * r1[at - 1] + f2 * r2[at - 1];
      to[i - 1] = value;
    }
    return;
  }
  const f3 = factors[3];
  const f4 = factors[4];
  const f5 = factors[5];
  const r3 = rows[from + 3];
  const r4 = rows[from + 4];
  const r5 = rows[from + 5];
  for (let i = lo + 1; i <= end; i++) {
    const at = turn - i;
    const value =
      keep * to[i - 1] +
      f0 * r0[at - 1] +
      f1 * r1[at - 1] +
      f2 * r2[at - 1] +
      f3 * r3[at - 1] +
      f4 * r4[at - 1] +
      f5 * r5[at - 1];
    to[i - 1] = value;
  }
}

/** Onto a row by the defender's units, from rows by the same. */
export function collect(
  to: number[],
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  from: number,
  lo: number,
  hi: number,
): void {
  const end = hi + 1;
  const f0 = factors[0];
  const f1 = factors[1];
  const f2 = factors[2];
  const r0 = rows[from];
  const r1 = rows[from + 1];
  const r2 = rows[from + 2];
  if (factors.length < AT_ONCE) {
    for (let i = lo + 1; i <= end; i++) {
      const value = to[i - 1] + f0 * r0[i - 1] + f1 * r1[i - 1] + f2 * r2[i - 1];
      to[i - 1] = value;
    }
    return;
  }
  const f3 = factors[3];
  const f4 = factors[4];
  const f5 = factors[5];
  const r3 = rows[from + 3];
  const r4 = rows[from + 4];
  const r5 = rows[from + 5];
  for (let i = lo + 1; i <= end; i++) {
    const value =
      to[i - 1] +
      f0 * r0[i - 1] +
      f1 * r1[i - 1] +
      f2 * r2[i - 1] +
      f3 * r3[i - 1] +
      f4 * r4[i - 1] +
      f5 * r5[i - 1];
    to[i - 1] = value;
  }
}

/** The hits from `least` on of which each takes all that are left: in the column of the sum itself. */
export function tails(
  chances: readonly number[],
  rows: readonly (readonly number[])[],
  sum: number,
  least: number,
): number {
  const end = chances.length;
  const at = sum + 1;
  let taken = 0;
  let all = 0;
  // So many hits take whoever is left of those that lie fewer hits above.
  for (let i = least + 1; i <= end; i++) {
    taken += rows[sum + i - 1][at - 1];
    all += chances[i - 1] * taken;
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
