import { winnersOf } from "./common";
import type { CommonState } from "./types";

/** What of a position tells who is going to win, and how much each of it counts. */
export interface ChanceKit<S extends CommonState = CommonState> {
  /** What the terms are called, in the order of the weights. */
  readonly terms: readonly string[];
  readonly weights: readonly number[];
  /** The share of games that no term tells anything of: all seats are even in it. */
  readonly luck: number;
  /** The terms of each seat that is in the game, from a view or the whole state; none of one that is out. */
  of(this: void, s: S): readonly (readonly number[])[];
}

/** What of a kit is fitted to games. */
export type ChanceWeights = Pick<ChanceKit, "weights" | "luck">;

/** The chance of each seat to win, from a view or the whole state, out of its terms: they sum to 1. */
export function chancesOf<S extends CommonState>(kit: ChanceKit<S>, s: S): number[] {
  if (s.step !== "over") return sharesOf(kit.of(s), kit);
  const winners = winnersOf(s);
  const even = 1 / s.seats.length;
  return s.seats.map((_, seat) =>
    winners.length === 0 ? even : winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** Each seat's share among all, by the exponential of its weighted terms; 0 for one that is out. */
export function sharesOf(seats: readonly (readonly number[])[], { weights, luck }: ChanceWeights): number[] {
  const scores = seats.map((terms) =>
    terms.length === 0 ? -Infinity : terms.reduce((sum, term, i) => sum + term * weights[i], 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  const even = luck / seats.filter((terms) => terms.length > 0).length;
  return powers.map((power, seat) => (seats[seat].length === 0 ? 0 : even + ((1 - luck) * power) / sum));
}
