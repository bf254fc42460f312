import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 300 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game risk_classic --games 300 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [1.129, 0.86, 2.334, -1.063, -0.096, 0.011, 0.911, -0.109, 0, 0],
  luck: 0,
};
