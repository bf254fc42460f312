import { WEARY, type Weights } from "./levels.data";

/**
 * Weights as they are in a round: in a long war everybody dares more, goes for crowns rather than for safety, hinders
 * nobody any more, and wears mercenaries down who hold the cities that nobody has, as somebody has to win.
 */
export function wearied(weights: Weights, round: number): Weights {
  const { from, by, loss, crown, hired } = WEARY;
  if (round <= from) return weights;
  const share = round >= by ? 1 : (round - from) / (by - from);
  const less = 1 - share;
  const more = 1 + share * (crown - 1);
  return {
    ...weights,
    loss: weights.loss * (1 + share * (loss - 1)),
    crown: weights.crown * more,
    nearly: weights.nearly.map((worth) => worth * more),
    attacked: weights.attacked * less,
    alarm: weights.alarm * less,
    denial: weights.denial * less,
    hired: weights.hired * (1 + share * (hired - 1)),
    cut: weights.cut * less,
    bid: weights.bid * less,
  };
}
