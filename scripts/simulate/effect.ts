/** What a change of the rules does to one number of a game: docs/simulate.md has the formulas. */
import { compiled, stdtr, stdtri } from "cephes";

// It is WebAssembly, which is made ready in the background.
await compiled;

/** Sums over the games of two variants, pair by pair: enough for the means and for the spread of the differences. */
export interface Pairs {
  games: number;
  readonly means: [number, number];
  /** Mean of the differences, and the sum of their squared distances from it (Welford). */
  difference: number;
  squares: number;
}

export const newPairs = (): Pairs => ({ games: 0, means: [0, 0], difference: 0, squares: 0 });

/** Counts one more pair of games. */
export function addPair(pairs: Pairs, before: number, after: number): void {
  pairs.games++;
  pairs.means[0] += (before - pairs.means[0]) / pairs.games;
  pairs.means[1] += (after - pairs.means[1]) / pairs.games;
  const distance = after - before - pairs.difference;
  pairs.difference += distance / pairs.games;
  pairs.squares += distance * (after - before - pairs.difference);
}

export interface Effect {
  /** Mean of the second less that of the first, and its 95 % interval. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** Of the paired t test, two-sided. */
  readonly p: number;
}

/** The paired t test of at least two pairs of games. */
export function effectOf({ games, difference: effect, squares }: Pairs): Effect {
  const error = Math.sqrt(squares / (games - 1) / games);
  if (error === 0) return { effect, low: effect, high: effect, p: effect === 0 ? 1 : 0 };
  const margin = stdtri(games - 1, 0.975) * error;
  const chance = 2 * stdtr(games - 1, -Math.abs(effect / error));
  return { effect, low: effect - margin, high: effect + margin, p: chance };
}

/** The same chances after Holm's correction for how many there are, in their order. */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((one, other) => chances[one] - chances[other]);
  const corrected = chances.map(() => 0);
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.min(1, Math.max(least, chances[at] * (chances.length - rank)));
    corrected[at] = least;
  });
  return corrected;
}
