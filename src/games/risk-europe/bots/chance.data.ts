import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 501 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game risk_europe --games 501 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [0.93, 0.28, 0.79, 1.27, 0.87, 0.46, -0.68, 0.75, 0.05, -0.61, 0.3, 0.7, -0.88, -0.55],
  luck: 0,
};
