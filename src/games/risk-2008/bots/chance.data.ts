import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 300 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game risk_2008 --games 300 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [1.004, 2.293, 1.605, 0.522, 0.078, -0.416, 1.157, -0.386, 1.977, 0.114, -1.438],
  luck: 0,
};
