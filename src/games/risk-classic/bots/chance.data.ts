import type { ChanceWeights } from "../../../core/chance";

const WAR: readonly number[] = [0.983, 0.98, 0.207, -1.092, -1.159, 0.285, -0.171, -0.116, 0.89, 1.485, 1.135, 0.955, 0.236, -0.148, 0.666, 0.238, 1.049, 0.491, 0.613];
const CAPITAL: readonly number[] = [5.033, 1.065, 0.639, -5.958, -1.849, 0.053, 0.239, -0.001, 0.915, -0.227, 0.174, 0.005, 0.037, 0.051, 0.019, -0.243];

/**
 * Weights of the terms in chance.ts, fitted to all positions of games of normal computers, of each number of players alike:
 * those of a war to
 * 1,000 games each of World Domination, the evening game and Secret Mission, those of Capital to 1,840 games of it.
 * `npm run -s calibrate -- --game risk_classic --preset P --games 500 --seed 7 --fit` fits them to games of one preset.
 */
export const FITTED: ChanceWeights = { weights: WAR.concat(CAPITAL), luck: 0 };
