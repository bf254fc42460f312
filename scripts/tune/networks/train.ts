/** A network with one hidden layer, fitted to who won by Adam (Kingma and Ba, 2014) on the logarithm of what the winner was told. */
import { rollFrom, seedRng } from "../../../src/core/rng";
import { addSlope, lossOf, placeOf } from "./network";
import type { Row } from "./rows";

const BATCH = 128;
const RATE = 0.01;
/** Adam's means of slopes and of their squares. */
const FIRST = 0.9;
const SECOND = 0.999;
/** What keeps weights small that nothing speaks for. */
const DECAY = 0.0001;
const FINE = 1 << 20;

/** A network's numbers in one row: its bias, a weight for each fact, and for each unit its weights, bias and what it counts. */
export interface Trained {
  readonly numbers: Float64Array;
  readonly facts: number;
  readonly units: number;
  /** In nats a position, in the rows that were left out. */
  readonly loss: number;
}

/** Trains a network from a beginning that the seed decides, and keeps what tells most of the games that were left out. */
export function train(
  learned: readonly Row[],
  leftOut: readonly Row[],
  units: number,
  seed: number,
  epochs: number,
): Trained {
  const facts = learned[0].facts[0].length;
  const roll = rollFrom(seedRng(seed));
  const spread = (by: number): number => ((roll(FINE) / FINE) * 2 - 1) * by;
  const numbers = new Float64Array(placeOf(facts, units));
  for (let unit = 0; unit < units; unit++) {
    const at = placeOf(facts, unit);
    for (let k = 0; k <= facts; k++) numbers[at + k] = spread(1 / Math.sqrt(facts));
    numbers[at + facts + 1] = spread(0.1);
  }
  const [first, second] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
  const order = learned.map((_, i) => i);
  let best = { numbers: numbers.slice(), loss: Infinity };
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = roll(i + 1);
      [order[i], order[other]] = [order[other], order[i]];
    }
    const rate = RATE * (1.02 - epoch / epochs);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slope = new Float64Array(numbers.length);
      for (const i of batch) addSlope(slope, numbers, facts, units, learned[i]);
      step++;
      for (let k = 0; k < numbers.length; k++) {
        const down = slope[k] / batch.length + DECAY * numbers[k];
        first[k] = FIRST * first[k] + (1 - FIRST) * down;
        second[k] = SECOND * second[k] + (1 - SECOND) * down * down;
        const mean = first[k] / (1 - FIRST ** step);
        numbers[k] -= (rate * mean) / (Math.sqrt(second[k] / (1 - SECOND ** step)) + 1e-8);
      }
    }
    const loss = lossOf(numbers, facts, units, leftOut);
    if (loss < best.loss) best = { numbers: numbers.slice(), loss };
  }
  return { ...best, facts, units };
}
