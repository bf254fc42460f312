import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 800 games of normal computers, of each number of players alike,
 * by `npm run -s calibrate -- --game castle_risk --games 800 --fit`.
 */
export const FITTED: ChanceWeights = {
  weights: [0.757, 0.625, 0.316, 0.598, 1.003, 1.124, 0.661, -0.048, -0.094, -0.607],
  luck: 0,
};
