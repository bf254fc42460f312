import { CHART } from "./chart";
import { PLAIN_ROLLS } from "./rolls";

/** Armies of both sides together, but for the one that stays, of which all is in the chart. */
const NEAR = 80;
/** Larger numbers are scaled down, so that none grows beyond what a double holds. */
const LARGE = 1e200;
/** Armies of both sides together from which on rolls are so many that their sum follows the normal law. */
const MANY = 4000;

/**
 * The chance that many armies, one of which stays, take a territory from many defenders, rolled on to the last army. As long
 * as the end is far, every roll is of the most dice: how many of `n` of them cost the attacker how much is known at once; the
 * rest is read off the chart. Only an end that comes while such numbers lie ahead is taken for one of its kind, which is
 * less than a billionth of a point.
 */
export function distantChance(armies: number, defenders: number): number {
  const both = armies - 1 + defenders;
  const rolls = PLAIN_ROLLS.two[3];
  if (both > MANY) return normalChance(both, defenders, rolls);
  const n = both <= NEAR ? 0 : Math.floor((both - NEAR) / 2);
  const near = both - 2 * n;
  const losses = lossesOf(rolls, n);
  let chance = 0;
  let all = 0;
  for (let lost = 0; lost <= 2 * n; lost++) {
    const left = defenders - 2 * n + lost;
    chance += losses[lost] * (left <= 0 ? 1 : left >= near ? 0 : CHART[near - left + 1][left]);
    all += losses[lost];
  }
  return chance / all;
}

/** The same by mean and spread of all rolls together, for numbers that occur in no game. */
function normalChance(both: number, defenders: number, [none, one]: readonly number[]): number {
  const n = (both - 1) / 2;
  const mean = 2 * none + one;
  const spread = Math.sqrt(n * (4 * none + one - mean * mean));
  const z = (n * mean - defenders + 0.5) / spread;
  // The usual fit of the normal law by a logistic curve: within a thirtieth of a point.
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z * z * z));
}

/**
 * In proportion, how often `n` rolls cost the attacker so many armies: the powers of a polynomial of degree 2, of which
 * each follows from the two before it. It is begun at both ends, for beyond the middle little differences would grow.
 */
function lossesOf([none, one, two]: readonly number[], n: number): number[] {
  const low = half(none, one, two, n);
  const high = half(two, one, none, n);
  const scale = low[n] / high[n];
  for (let k = 0; k < n; k++) low[2 * n - k] = high[k] * scale;
  return low;
}

function half(p0: number, p1: number, p2: number, n: number): number[] {
  const list = [1];
  for (let k = 0; k < n; k++) {
    const before = k > 0 ? (2 * n - k + 1) * p2 * list[k - 1] : 0;
    list[k + 1] = ((n - k) * p1 * list[k] + before) / (p0 * (k + 1));
    if (list[k + 1] > LARGE) for (let i = 0; i <= k + 1; i++) list[i] /= LARGE;
  }
  return list;
}
