import { TROOPS_FOR_STARS, LEAST_STARS, MOST_STARS } from "../numbers";
import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import type { Candidate } from "../../../../core/choice";
import type { Refusal, Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { isTerritory, landId } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import { STARS, starsOf } from "../cards";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";

/** Cards of the hand, each once, with 2 to 10 stars together (rule 4.3). */
function refuseCards(hand: readonly number[], cards: readonly number[]): Refusal | undefined {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!isTerritory(card)) return refuse("card.unknown");
    if (!hand.includes(card) || cards.indexOf(card) < i)
      return refuse("card.not_held", { card: landId(card) });
  }
  const stars = starsOf(cards);
  return stars >= LEAST_STARS && stars <= MOST_STARS
    ? undefined
    : refuse("stars.count", { count: stars, least: LEAST_STARS, most: MOST_STARS });
}

/** Cards to the discards, the troops for their stars to those to place: once in a turn (rules 4.3, 4.7). */
function applyStars(s: State, action: ActionOf<"turn_in">, events: Event[]): void {
  s.seats[action.seat].hand = s.seats[action.seat].hand.filter((card) => !action.cards.includes(card));
  for (const card of action.cards) s.discards.push(card);
  const stars = starsOf(action.cards);
  const armies = TROOPS_FOR_STARS[stars];
  s.due = raised(s.due, armies);
  events.push({ type: "turned_in", seat: action.seat, stars, armies });
  ask(s, "place", action.seat);
}

/**
 * What is offered of a hand, most stars first: for each number of stars that can be turned in the fewest cards, those that
 * came first. The territories on them do not matter (rule 1.3).
 */
export function starSets(hand: readonly number[]): number[][] {
  const single = hand.filter((card) => STARS[card] === 1);
  const double = hand.filter((card) => STARS[card] === 2);
  const sets: number[][] = [];
  for (let stars = MOST_STARS; stars >= LEAST_STARS; stars--) {
    const half = (stars - (stars % 2)) / 2;
    const two = half < double.length ? half : double.length;
    const one = stars - 2 * two;
    if (one <= single.length) sets.push(double.slice(0, two).concat(single.slice(0, one)));
  }
  return sets;
}

/** Cards as a word of a half-made action: their ids. */
function wordOf(cards: readonly number[]): string {
  return cards.map((card) => landId(card)).join("+");
}

function words(hand: readonly number[]): Candidate<string>[] {
  return starSets(hand).map((cards) => ({ value: wordOf(cards), why: undefined }));
}

function refuseHand(s: State, seat: Seat): Refusal | undefined {
  const { hand } = s.seats[seat];
  const count = starsOf(hand);
  return count >= LEAST_STARS
    ? undefined
    : refuse("stars.count", { count, least: LEAST_STARS, most: MOST_STARS });
}

/** Cards for troops. */
export const TURN_IN: Verb<"turn_in"> = {
  at: { stars: true },
  check: (s, action) => refuseCards(s.seats[action.seat].hand, action.cards),
  apply: applyStars,
  offer: {
    secret: true,
    refuse: refuseHand,
    picks: [{ field: "word", words: (s, { seat }) => words(s.seats[seat].hand) }],
    complete: ({ seat, word }, s) => ({
      type: "turn_in",
      seat,
      cards: starSets(s.seats[seat].hand).find((cards) => wordOf(cards) === word) ?? [],
    }),
  },
};
