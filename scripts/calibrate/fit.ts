/** A logistic regression of who won on the terms of the seats, over all positions: weights that make the winners likeliest. */
import { sharesOf, type ChanceWeights } from "../../src/core/chance";
import { calibrate } from "./bins";
import type { Sampled } from "./play";

const STEPS = 1200;
/** What keeps weights small that nothing speaks for. */
const RIDGE = 0.0005;
/** Steps of the method: Adam's usual ones. */
const RATE = 0.05;
const [MEAN, SQUARE, TINY] = [0.9, 0.999, 1e-8];

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
  const means = weights.slice();
  const squares = weights.slice();
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(games, weights);
    slope.forEach((one, i) => {
      const along = one - RIDGE * weights[i];
      means[i] = MEAN * means[i] + (1 - MEAN) * along;
      squares[i] = SQUARE * squares[i] + (1 - SQUARE) * along * along;
      const mean = means[i] / (1 - MEAN ** step);
      const square = squares[i] / (1 - SQUARE ** step);
      weights[i] += (RATE * mean) / (Math.sqrt(square) + TINY);
    });
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** How much likelier the winners become with more of each weight. */
function slopeOf(games: readonly Sampled[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  const all = games.reduce((sum, { positions }) => sum + positions.length, 0);
  for (const { winners, positions } of games)
    for (const position of positions) {
      const shares = sharesOf(position, { weights, luck: 0 });
      position.forEach((terms, seat) => {
        const won = winners.includes(seat) ? 1 / winners.length : 0;
        const off = (won - shares[seat]) / all;
        for (let i = 0; i < terms.length; i++) slope[i] += off * terms[i];
      });
    }
  return slope;
}
