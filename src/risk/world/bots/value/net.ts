import type { Survey } from "../survey";
import { countFacts, FACTS, type Count } from "./facts";

/** Weights of what a seat's facts promise: a network with one hidden layer. */
interface Net {
  readonly bias: number;
  /** By fact. */
  readonly linear: readonly number[];
  /** By unit of the hidden layer: its weights by fact, its bias, and what it counts. */
  readonly hidden: readonly (readonly number[])[];
}

/** For games of two players, and of more. */
export interface Nets {
  readonly two: Net;
  readonly more: Net;
}

/**
 * How often the own seat wins a position that was surveyed, of 100, as its turn ends: its score in the sum of all scores.
 * `spare` armies are yet to be placed, `won` cards came since. Nothing but arithmetic and roots, which each machine does
 * alike.
 */
export function netWorth(
  { two, more }: Nets,
  count: Count,
  survey: Survey,
  spare: number,
  won: number,
): number {
  countFacts(count, survey, spare, won);
  const { me } = count;
  const { n, lands } = survey;
  if (lands[me] === 0) return 0;
  const net = n === 2 ? two : more;
  let all = 0;
  let own = 0;
  for (let seat = 0; seat < n; seat++)
    if (lands[seat] > 0) {
      const score = scoreOf(net, count, seat * FACTS);
      all += score;
      if (seat === me) own = score;
    }
  return (100 * own) / all;
}

/** The score for the facts from a place on, more than 0. In two sums, as a processor adds to both at a time. */
function scoreOf({ bias, linear, hidden }: Net, { facts }: Count, at: number): number {
  let sum = bias;
  for (let k = 0; k < FACTS; k++) sum += linear[k] * facts[at + k];
  const count = hidden.length;
  for (let i = 0; i < count; i++) {
    const unit = hidden[i];
    let even = unit[FACTS] + unit[0] * facts[at];
    let odd = 0;
    for (let k = 1; k < FACTS; k += 2) {
      odd += unit[k] * facts[at + k];
      even += unit[k + 1] * facts[at + k + 1];
    }
    const input = even + odd;
    sum += (unit[FACTS + 1] * input) / Math.sqrt(1 + input * input);
  }
  const root = sum + Math.sqrt(sum * sum + 1);
  return root * root;
}
