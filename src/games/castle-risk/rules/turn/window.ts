import type { Verb } from "../verb";
import { always } from "../../../../core/verb";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { endPlaying, nextCard } from "../combat/battle";
import { leaveBattle } from "../combat/leave";
import { CARDS, CASTLE_CARDS, DIPLOMAT, SPY, isKind } from "../cards";
import type { Event } from "../events";
import { playable } from "../combat/playable";
import { COUNTERED, EFFECTIVE, type State } from "../state";
import { ask, chance } from "../../../../core/prompt";
import { handSize } from "../state/hand";

/** Moves a card from a hand to the discards, where everybody sees it (rule 10.1). */
export function playFromHand(s: State, seat: Seat, card: number, events: Event[]): void {
  s.seats[seat].hand[card]--;
  s.discards[card]++;
  events.push({ type: "played", seat, card });
}

/** Whether a card may be played at the prompt that the seat was asked at (CR22, CR32, CR33). */
function refuseCard(s: State, seat: Seat, card: number): Refusal | undefined {
  if (!isKind(card, CARDS)) return refuse("card.unknown");
  if (!fitting(s).includes(card)) {
    const atSea = s.battle !== undefined && s.step === "play" && CASTLE_CARDS[card].help?.where === "sea";
    return atSea
      ? refuse("card.admiral", { card: CARDS[card] })
      : refuse("card.not_now", { card: CARDS[card] });
  }
  return s.seats[seat].hand[card] > 0 ? undefined : refuse("card.not_held", { card: CARDS[card] });
}

/** Kinds of cards that the open prompt lets a seat play, whoever holds them (rules 10.3, 12.9). */
export function fitting(s: State): number[] {
  if (s.step === "answer") return [SPY];
  if (s.battle !== undefined) return playable(s.battle);
  return s.recruitment !== undefined ? [DIPLOMAT] : [];
}

/** Nothing more from this side, or no Spy from this seat. */
function applyPass(s: State, events: Event[]): void {
  if (s.step === "answer") return continueWindow(s, events);
  if (s.battle !== undefined) {
    endPlaying(s.battle);
    nextCard(s, s.battle);
  } else chance(s, "recruitment");
}

/**
 * Asks the next seat clockwise that may answer the top card; when all have, the card stands. A Spy that stands
 * counters the card beneath, and asking about what lies under that goes on where it stopped (rules 10.8, 10.9,
 * 10.10; CR33).
 */
function continueWindow(s: State, events: Event[]): void {
  const n = s.seats.length;
  while (s.window.length > 0) {
    const top = s.window[s.window.length - 1];
    while (top.asked < n - 1) {
      top.asked++;
      const seat = (top.seat + top.asked) % n;
      if (s.seats[seat].alive && handSize(s.seats[seat]) > 0) return ask(s, "answer", seat);
    }
    s.window.pop();
    if (top.card === SPY) counter(s, events);
  }
  resume(s);
}

/** A Spy that stands leaves the card beneath it without effect (rule 10.7). */
function counter(s: State, events: Event[]): void {
  const beneath = s.window[s.window.length - 1];
  s.window.pop();
  events.push({ type: "countered", seat: beneath.seat, card: beneath.card });
  if (beneath.card !== SPY) mark(s, beneath.card, COUNTERED);
}

/**
 * Notes what became of a card that a side played: each kind counts once, countered or not (rules 10.3, 10.7; CR32,
 * CR33).
 */
function mark(s: State, card: number, fate: number): void {
  const battle = s.battle;
  if (battle !== undefined) {
    const cards = battle.playing === "attacker" ? battle.attackerCards : battle.defenderCards;
    cards[card] = fate;
  } else if (s.recruitment !== undefined) s.recruitment.diplomat = fate;
}

/** Back to what the window interrupted: the same side's next card, or the roll for allegiance (CR22). */
function resume(s: State): void {
  if (s.battle !== undefined) nextCard(s, s.battle);
  else chance(s, "recruitment");
}

export const PLAY: Verb<"play"> = {
  at: { play: true, answer: true },
  check: (s, action) => refuseCard(s, action.seat, action.card),
  /** Plays a card and opens the window in which the others may answer it with a Spy (rule 10.7; CR33). */
  apply: (s, action, events) => {
    if (s.step === "play") mark(s, action.card, EFFECTIVE);
    playFromHand(s, action.seat, action.card, events);
    s.window.push({ card: action.card, seat: action.seat, asked: 0 });
    continueWindow(s, events);
  },
  offer: {
    picks: [
      {
        field: "word",
        words: (s, { seat }) => CARDS.map((card, k) => ({ value: card, why: refuseCard(s, seat, k) })),
      },
    ],
    complete: ({ seat, word }) => ({ type: "play", seat, card: CARDS.findIndex((card) => card === word) }),
  },
  leave: leaveWindow,
};

/** The next one is asked; where the defender is gone, for the attacker's cards alone. */
function leaveWindow(s: State, seat: Seat, asked: boolean, events: Event[]): void {
  const isDefender = s.battle !== undefined && s.battle.defender === seat;
  const battle = leaveBattle(s, seat, events);
  if (isDefender && battle === undefined) return;
  if (battle !== undefined && (battle.playing !== "attacker" || s.window.length === 0)) {
    s.window = [];
    nextCard(s, battle);
  } else if (asked) continueWindow(s, events);
}

export const PASS: Verb<"pass"> = {
  at: { play: true, answer: true },
  check: always,
  apply: (s, _a, events) => {
    applyPass(s, events);
  },
  offer: { instant: true, picks: [], complete: ({ seat }) => ({ type: "pass", seat }) },
};
