import { size, UNIT_KINDS } from "../units";

/*
 * How a battle goes on average: units in fractions, of which every die takes what it takes in the mean. Quick, and
 * close enough to tell a good attack from a bad one.
 */

/** Fewer units than this are none. */
const NOTHING = 0.05;
/** Whether both sides still have units. */
export function bothStand(mine: readonly number[], theirs: readonly number[]): boolean {
  return size(mine) > NOTHING && size(theirs) > NOTHING;
}

/** Both sides lose units at the same time: `mine` what it suffered, `theirs` the hits. */
export function exchange(mine: number[], theirs: number[], hits: number, suffered: number): void {
  remove(mine, suffered);
  remove(theirs, hits);
}

/**
 * Three dice against two, or against one where one is left, so many passes at once; `help` is what the defender's
 * castle takes off the odds.
 */
export function exchangeMain(mine: number[], theirs: number[], help: number, passes: number): void {
  if (!bothStand(mine, theirs)) return;
  const pairs = size(theirs) > 1.5 && size(mine) > 1.5 ? 2 : 1;
  let share = (pairs === 2 ? 0.54 : 0.66) - help;
  if (size(mine) < 2.5) share -= 0.15;
  exchange(mine, theirs, passes * pairs * share, passes * pairs * (1 - share));
}

/** Takes this many units off, in fractions, cheapest first. */
function remove(units: number[], n: number): void {
  let rest = n;
  for (let k = 0; k < UNIT_KINDS; k++) {
    const gone = units[k] < rest ? units[k] : rest;
    units[k] -= gone;
    rest -= gone;
  }
}
