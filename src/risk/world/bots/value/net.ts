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

/**
 * The score for the facts from a place on, more than 0. In two sums, as a processor adds to both at a time; fact by fact,
 * as MoonSharp takes twice as long for a loop that looks up each of them for each unit.
 */
function scoreOf({ bias, linear, hidden }: Net, { facts }: Count, at: number): number {
  const f0 = facts[at];
  const f1 = facts[at + 1];
  const f2 = facts[at + 2];
  const f3 = facts[at + 3];
  const f4 = facts[at + 4];
  const f5 = facts[at + 5];
  const f6 = facts[at + 6];
  const f7 = facts[at + 7];
  const f8 = facts[at + 8];
  const f9 = facts[at + 9];
  const f10 = facts[at + 10];
  const f11 = facts[at + 11];
  const f12 = facts[at + 12];
  const f13 = facts[at + 13];
  const f14 = facts[at + 14];
  const f15 = facts[at + 15];
  const f16 = facts[at + 16];
  const f17 = facts[at + 17];
  const f18 = facts[at + 18];
  const sum1 = bias + linear[0] * f0 + linear[1] * f1 + linear[2] * f2 + linear[3] * f3 + linear[4] * f4;
  const sum2 = sum1 + linear[5] * f5 + linear[6] * f6 + linear[7] * f7 + linear[8] * f8 + linear[9] * f9;
  const sum3 =
    sum2 + linear[10] * f10 + linear[11] * f11 + linear[12] * f12 + linear[13] * f13 + linear[14] * f14;
  let sum = sum3 + linear[15] * f15 + linear[16] * f16 + linear[17] * f17 + linear[18] * f18;
  const count = hidden.length;
  for (let i = 0; i < count; i++) {
    const unit = hidden[i];
    const even1 = unit[FACTS] + unit[0] * f0 + unit[2] * f2 + unit[4] * f4 + unit[6] * f6 + unit[8] * f8;
    const even = even1 + unit[10] * f10 + unit[12] * f12 + unit[14] * f14 + unit[16] * f16 + unit[18] * f18;
    const odd1 = unit[1] * f1 + unit[3] * f3 + unit[5] * f5 + unit[7] * f7 + unit[9] * f9;
    const odd = odd1 + unit[11] * f11 + unit[13] * f13 + unit[15] * f15 + unit[17] * f17;
    const input = even + odd;
    sum += (unit[FACTS + 1] * input) / Math.sqrt(1 + input * input);
  }
  const root = sum + Math.sqrt(sum * sum + 1);
  return root * root;
}
