import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 600 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game risk_2008 --games 600 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [0.895, 2.033, 1.862, -0.66, 0.016, 0.128, 0.709, -0.302, 0.682, 0.134, -0.895],
  luck: 0,
};
