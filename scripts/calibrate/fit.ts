/** A logistic regression of who won on the terms of the seats, over all positions: weights that make the winners likeliest. */
import { sharesOf, type ChanceWeights } from "../../src/core/chance";
import { calibrate } from "./bins";
import type { Sampled } from "./play";

/** Steps of Newton's method at most, and a step that is small enough to end. */
const STEPS = 30;
const SMALL = 1e-5;
/** What keeps weights small that nothing speaks for. */
const RIDGE = 0.0005;

/** Shares of games that may be luck alone. */
const LUCK = Array.from({ length: 31 }, (_, i) => i / 100);

/** Fits weights to games, and then the share of luck. Each position counts alike. */
export function fitChances(games: readonly Sampled[], terms: number): ChanceWeights {
  const weights = fitWeights(games, terms);
  let best = { weights, luck: 0 };
  for (const luck of LUCK)
    if (brierOf(games, { weights, luck }) < brierOf(games, best)) best = { weights, luck };
  return best;
}

/** The mean of the squares of what chances are off. */
function brierOf(games: readonly Sampled[], fitted: ChanceWeights): number {
  return calibrate(games, fitted).brier;
}

function fitWeights(games: readonly Sampled[], terms: number): number[] {
  const weights = Array.from({ length: terms }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const { slope, curves } = slopeOf(games, weights);
    slope.forEach((one, i) => {
      slope[i] = one - RIDGE * weights[i];
      curves[i][i] += RIDGE;
    });
    const change = solve(curves, slope);
    change.forEach((one, i) => (weights[i] += one));
    if (Math.max(...change.map((one) => Math.abs(one))) < SMALL) break;
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** How much likelier the winners become with more of each weight, and how fast that changes with each other weight. */
function slopeOf(
  games: readonly Sampled[],
  weights: readonly number[],
): { slope: number[]; curves: number[][] } {
  const slope = weights.map(() => 0);
  const curves = weights.map(() => slope.slice());
  const all = games.reduce((sum, { positions }) => sum + positions.length, 0);
  for (const { winners, positions } of games)
    for (const position of positions) {
      const shares = sharesOf(position, { weights, luck: 0 });
      const mean = weights.map((_, i) =>
        position.reduce((sum, terms, seat) => (terms.length > 0 ? sum + shares[seat] * terms[i] : sum), 0),
      );
      position.forEach((terms, seat) => {
        const won = winners.includes(seat) ? 1 / winners.length : 0;
        const off = (won - shares[seat]) / all;
        const share = shares[seat] / all;
        for (let i = 0; i < terms.length; i++) {
          slope[i] += off * terms[i];
          const apart = share * (terms[i] - mean[i]);
          if (apart !== 0)
            for (let k = 0; k < terms.length; k++) curves[i][k] += apart * (terms[k] - mean[k]);
        }
      });
    }
  return { slope, curves };
}

/** What solves linear equations: the matrix is symmetric, and positive by its ridge. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++)
    for (let k = 0; k < n; k++) {
      const times = k === i ? 0 : rows[k][i] / rows[i][i];
      if (times !== 0) for (let at = i; at <= n; at++) rows[k][at] -= times * rows[i][at];
    }
  return rows.map((row, i) => row[n] / row[i]);
}
