import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 501 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game risk_europe --games 501 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [2.082, 0.357, 0.97, 1.939, 1.296, 0.579, 0.499, -2.044, 0.547, -0.01, -0.461],
  luck: 0,
};
