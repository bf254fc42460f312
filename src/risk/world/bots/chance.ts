import { continentArmies, countArmies, countLands } from "../rules/seats";
import type { WorldState } from "../rules/state";
import { judge, type Judge } from "./judge";

/** What tells who wins a game on the board of the world. */
const WORLD_TERMS: readonly string[] = [
  "strength",
  "armies",
  "armies squared",
  "lands",
  "lands squared",
  "bonus",
  "cards",
  "turn",
];

/** Where among a seat's terms its lead stands. */
export const LEAD = WORLD_TERMS.length;

/** These, and how far a seat is ahead: the more, the surer it wins. A game adds its own behind them. */
export const LEAD_TERMS: readonly string[] = WORLD_TERMS.concat([
  "lead",
  "lead squared",
  "lead beyond a half",
]);

/** By seat the terms of LEAD_TERMS, none of a seat that is out. A lead is the square of a seat's strength in the sum of all. */
export function leadTerms(s: WorldState, how: Judge): number[][] {
  const terms = worldTerms(s, how);
  const squares = terms.map(([strength], seat) => (s.seats[seat].alive ? Math.exp(2 * strength) : 0));
  const all = squares.reduce((sum, one) => sum + one, 0);
  return terms.map((of, seat) => {
    if (!s.seats[seat].alive) return [];
    const lead = squares[seat] / all;
    return of.concat([lead, lead * lead, Math.max(0, lead - 0.5)]);
  });
}

/**
 * By seat the terms: the logarithm of what its armies are worth, shares of all there is, and how near its turn is. Whose
 * judge it is makes no difference.
 */
function worldTerms(s: WorldState, how: Judge): number[][] {
  const { owners, seats, turn } = s;
  judge(how, owners, s.armies, 0, 0);
  const ofArmies = sharesOf(seats.map((_, seat) => countArmies(s, seat)));
  const ofLands = sharesOf(seats.map((_, seat) => countLands(s, seat)));
  const ofCards = sharesOf(seats.map(({ hand }) => hand.length + 0.01));
  return seats.map((_, seat) => [
    Math.log(Math.max(1, strengthOf(how, seat))),
    ofArmies[seat],
    ofArmies[seat] * ofArmies[seat],
    ofLands[seat],
    ofLands[seat] * ofLands[seat],
    continentArmies(s, seat) / 10,
    ofCards[seat],
    ((turn - seat + seats.length) % seats.length) / seats.length,
  ]);
}

/** What the judge adds up of a seat, without what it is in danger of. */
function strengthOf({ strength, counted, survey, weights, cards, cardArmies }: Judge, seat: number): number {
  return (
    strength[seat] +
    weights.top * survey.top[seat] +
    weights.income * Math.max(3, counted[seat] / 3) +
    weights.card * cardArmies * cards[seat]
  );
}

function sharesOf(numbers: readonly number[]): number[] {
  const all = numbers.reduce((sum, one) => sum + one, 0);
  return numbers.map((one) => (all > 0 ? one / all : 0));
}
