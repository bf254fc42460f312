import type { ChanceWeights } from "../../../core/chance";

const WAR: readonly number[] = [1.045, 1.221, 0.407, -1.626, -1.096, 0.312, -0.11, -0.146, 0.838, 1.543, 1.243, 0.188, -0.225, 0.881, 0.202, 0.942, 0.55, 0.348];
const CAPITAL: readonly number[] = [5.883, 1.436, 0.67, -6.41, -3.363, 0.034, -0.02, 0.011, 0.932, -0.266, -0.148, 0.039, -0.029, -0.106, -0.246];

/**
 * Weights of the terms in chance.ts, fitted to all positions of games of normal computers, of each number of players alike:
 * those of a war to 1,000 games of World Domination and 300 of the evening game, those of Capital to 240 games of it.
 * `npm run -s calibrate -- --game risk_classic --preset P --games 500 --seed 7 --fit` fits them to games of one preset.
 */
export const FITTED: ChanceWeights = { weights: WAR.concat(CAPITAL), luck: 0 };
