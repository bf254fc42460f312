import type { ChanceWeights } from "../../../core/chance";

/**
 * Weights of the terms in chance.ts: fitted to all positions of 1,500 games of normal computers, of each number of players
 * alike, by `npm run -s calibrate -- --game risk_europe --games 1500 --fit`; seven of a hundred are taken off, as what is fitted
 * is surer than it should be in other games.
 */
export const FITTED: ChanceWeights = {
  weights: [1.216, 0.377, 0.699, 1.286, 0.701, 0.478, -0.881, 0.587, 0.101, -0.503, 0.306, 0.284, -0.825, -0.49],
  luck: 0,
};
