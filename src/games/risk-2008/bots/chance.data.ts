import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 3,000 games of normal computers, of each number of players alike,
 * as `npm run -s calibrate -- --game risk_2008 --games 3000 --fit` does; the last one alone to what those won who led.
 */
export const FITTED: ChanceWeights = {
  weights: [1.029, 2.1, 1.663, -1.081, -0.292, 0.291, 0.646, -0.295, -0.228, 0.101, 0.743, 0.68, 0.161, -0.872, -0.173, 2.25],
  luck: 0,
};
