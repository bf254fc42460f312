import { FULL_HAND, SET_SIZE, CARD_REWARD } from "../numbers";
import { occurrences } from "../../../../core/counts";
import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import type { Candidate } from "../../../../core/choice";
import type { Refusal, Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { SIZE, landId } from "../../../../risk/world/board";
import { refuseLand } from "../../../../risk/world/rules/picks";
import type { ActionOf } from "../actions";
import { CARD_IDS, isCard, isSet, setValue, setsIn } from "../cards";
import type { Event } from "../events";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import type { Verb } from "../verb";

/** Why cards are no set of a hand (rule 3.2). */
function refuseCards(hand: readonly number[], cards: readonly number[]): Refusal | undefined {
  if (cards.length !== SET_SIZE) return refuse("trade.count");
  for (const card of cards) {
    if (!isCard(card)) return refuse("card.unknown");
    if (occurrences(hand, card) < occurrences(cards, card))
      return refuse("card.not_held", { card: CARD_IDS[card] });
  }
  return isSet(cards[0], cards[1], cards[2]) ? undefined : refuse("trade.no_set");
}

/** Whether two armies may go onto this territory, be its card traded (rules 3.6, 3.7). */
function refuseReward(s: State, seat: Seat, t: number): Refusal | undefined {
  return refuseLand(s, seat, t) ?? (s.rewarded ? refuse("trade.rewarded") : undefined);
}

/** Cards to the discards, the set's armies among those to place; sets are counted for the whole table (rules 3.4, 3.8). */
function trade(s: State, chosen: ActionOf<"trade" | "trade_on">, events: Event[]): void {
  const hand = [...s.seats[chosen.seat].hand];
  for (const card of chosen.cards) {
    hand.splice(hand.indexOf(card), 1);
    s.discards.push(card);
  }
  s.seats[chosen.seat].hand = hand;
  const armies = setValue(s.options.set_values, s.sets, chosen.cards);
  s.sets = raised(s.sets, 1);
  s.due = raised(s.due, armies);
  events.push({ type: "traded", seat: chosen.seat, armies });
}

/** Trading goes on as long as it may: before an own turn's armies with a set's cards, after an elimination with five (rules 4.7, 6.3). */
function goOn(s: State, seat: Seat): void {
  if (s.seats[seat].hand.length < (s.phase === "attack" ? FULL_HAND : SET_SIZE)) ask(s, "place", seat);
}

/** Ends the step, but not with five cards in hand (rules 4.6, 6.3). */
export function refuseEndTrade(s: State, seat: Seat): Refusal | undefined {
  const length = s.seats[seat].hand.length;
  return length < FULL_HAND ? undefined : refuse("trade.must", { count: length, most: FULL_HAND - 1 });
}

/** A set as a word of a half-made action: its cards' ids. */
function wordOf(cards: readonly number[]): string {
  return cards.map((card) => CARD_IDS[card]).join("+");
}

/** The different sets of a hand as words; with `card` those that it is in. */
function setWords(hand: readonly number[], card: number): Candidate<string>[] {
  const words: Candidate<string>[] = [];
  for (const set of setsIn(hand)) {
    const value = wordOf(set);
    if ((card < 0 || set.includes(card)) && words.every((candidate) => candidate.value !== value))
      words.push({ value, why: undefined });
  }
  return words;
}

/** The cards of a word that setWords gave. */
function cardsOf(hand: readonly number[], word: string): number[] {
  return setsIn(hand).find((set) => wordOf(set) === word) ?? [];
}

function refuseSets(s: State, seat: Seat): Refusal | undefined {
  return setsIn(s.seats[seat].hand).length > 0 ? undefined : refuse("trade.no_set");
}

/** A set without the two armies for a card's territory. */
export const TRADE: Verb<"trade"> = {
  at: { trade: true },
  check: (s, action) => refuseCards(s.seats[action.seat].hand, action.cards),
  apply: (s, action, events) => {
    trade(s, action, events);
    goOn(s, action.seat);
  },
  offer: {
    secret: true,
    refuse: refuseSets,
    picks: [{ field: "word", words: (s, { seat }) => setWords(s.seats[seat].hand, -1) }],
    complete: ({ seat, word }, s) => ({ type: "trade", seat, cards: cardsOf(s.seats[seat].hand, word) }),
  },
};

function refuseShown(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseReward(s, seat, t);
  if (why !== undefined) return why;
  const { hand } = s.seats[seat];
  if (!hand.includes(t)) return refuse("card.not_held", { card: CARD_IDS[t] });
  return setWords(hand, t).length > 0 ? undefined : refuse("trade.no_set");
}

/** A set, and two armies on the territory of one of its cards (rules 3.6, 3.7). */
export const TRADE_ON: Verb<"trade_on"> = {
  at: { trade: true },
  check: (s, action) =>
    refuseCards(s.seats[action.seat].hand, action.cards) ??
    refuseReward(s, action.seat, action.territory) ??
    (action.cards.includes(action.territory)
      ? undefined
      : refuse("trade.not_shown", { territory: landId(action.territory) })),
  apply: (s, action, events) => {
    trade(s, action, events);
    s.armies[action.territory] = raised(s.armies[action.territory], CARD_REWARD);
    s.rewarded = true;
    if (!judgeGoals(s, events)) goOn(s, action.seat);
  },
  offer: {
    secret: true,
    refuse: (s, seat) => refuseSets(s, seat) ?? (s.rewarded ? refuse("trade.rewarded") : undefined),
    picks: [
      {
        field: "territory",
        refuse: (s, { seat }, t) => refuseShown(s, seat, t),
        candidates: (s, { seat }) => s.seats[seat].hand.filter((card) => card < SIZE),
      },
      { field: "word", words: (s, { seat, territory }) => setWords(s.seats[seat].hand, territory) },
    ],
    complete: ({ seat, territory, word }, s) => ({
      type: "trade_on",
      seat,
      cards: cardsOf(s.seats[seat].hand, word),
      territory,
    }),
  },
};
