import type { Seat } from "../../../core/types";
import { SIZE } from "../board";
import { judge, type Judge } from "../bots/judge";
import { CONTINENTS } from "../continents";
import type { WorldState } from "../rules/state";

/** What tells who wins a game on the board of the world; a game adds its own behind them. */
export const WORLD_TERMS = [
  "strength",
  "armies",
  "armies squared",
  "lands",
  "lands squared",
  "bonus",
  "cards",
  "turn",
] as const;

/** The terms of a seat: the logarithm of what its armies are worth, shares of all there is, and how near its turn is. */
export function worldTerms(s: WorldState, how: Judge, seat: Seat): number[] {
  judge(how, s.owners, s.armies, 0, 0);
  const strengths = s.seats.map((_, other) => strengthOf(how, other));
  const own = (of: (other: number) => number): number => shareOf(s, seat, of);
  const bonus = (other: number): number =>
    CONTINENTS.reduce(
      (sum, { territories, bonus: pays }) =>
        territories.every((t) => s.owners[t] === other) ? sum + pays : sum,
      0,
    );
  const armies = own((other) => sumOf(s, other, (t) => s.armies[t]));
  const lands = own((other) => sumOf(s, other, () => 1));
  return [
    Math.log(Math.max(1, strengths[seat])),
    ...[armies, armies * armies, lands, lands * lands],
    bonus(seat) / 10,
    own((other) => s.seats[other].hand.length + 0.01),
    ((s.turn - seat + s.seats.length) % s.seats.length) / s.seats.length,
  ];
}

/** What the judge adds up of a seat, without what it is in danger of. */
function strengthOf({ strength, counted, top, weights, cards, cardArmies }: Judge, seat: Seat): number {
  return (
    strength[seat] +
    weights.top * top[seat] +
    weights.income * Math.max(3, counted[seat] / 3) +
    weights.card * cardArmies * cards[seat]
  );
}

function shareOf({ seats }: WorldState, seat: Seat, of: (other: number) => number): number {
  const all = seats.reduce((sum, _, other) => sum + of(other), 0);
  return all > 0 ? of(seat) / all : 0;
}

function sumOf({ owners }: WorldState, seat: Seat, of: (t: number) => number): number {
  let sum = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) sum += of(t);
  return sum;
}
