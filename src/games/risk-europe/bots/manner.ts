import type { Temper } from "../../../core/bots/temper";
import type { Weights } from "./levels.data";
import { MANNERS } from "./manners.data";

/** Weights as a computer of this temper has them. */
export function tempered(weights: Weights, temper: Temper | undefined): Weights {
  if (temper === undefined) return weights;
  const { loss, attacked } = MANNERS[temper.manner];
  return {
    ...weights,
    loss: weights.loss * loss,
    attacked: weights.attacked * attacked,
    grudges: temper.grudge >= 0 ? [temper.grudge] : [],
  };
}
