/** Networks that were trained alike as one, whose raw score is the mean of theirs, of facts as they are counted. */
import type { Nets } from "../../../src/risk/world/bots/value/net";
import { placeOf } from "./network";
import type { Scale } from "./rows";
import type { Trained } from "./train";

const DIGITS = 4;
const short = (number: number): number => Number(number.toPrecision(DIGITS));

/** A network of all units of these; their facts were scaled alike. */
export function merged(networks: readonly Trained[], { means, deviations }: Scale): Nets["two"] {
  const n = networks.length;
  /** Weights of facts as they are, after them the bias that takes the means off. */
  const unscaled = (numbers: Float64Array, at: number, bias: number): number[] => {
    const weights = deviations.map((deviation, k) => numbers[at + k] / deviation);
    return [...weights, weights.reduce((sum, weight, k) => sum - weight * means[k], bias)];
  };
  const linear = means.map(() => 0);
  let bias = 0;
  for (const { numbers } of networks) {
    const weights = unscaled(numbers, 1, numbers[0]);
    linear.forEach((_, k) => (linear[k] += weights[k] / n));
    bias += weights[means.length] / n;
  }
  const hidden = networks.flatMap(({ numbers, facts, units }) =>
    Array.from({ length: units }, (_, unit) => {
      const at = placeOf(facts, unit);
      return [...unscaled(numbers, at, numbers[at + facts]), numbers[at + facts + 1] / n].map(short);
    }),
  );
  return { bias: short(bias), linear: linear.map(short), hidden };
}
