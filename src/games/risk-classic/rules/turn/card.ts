import { kindAt } from "../../../../core/counts";
import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Refusal, type Roll, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { CARD_IDS, DECK, FULL_DECK, isCard } from "../cards";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";

/** Cards in the pile: those that are nowhere else. */
export function pileSize(s: State): number {
  let n = DECK - s.discards.length;
  for (const player of s.seats) {
    n -= player.hand.length;
    if (player.headquarters >= 0 && s.phase !== "setup") n--;
  }
  return n;
}

/** The pile by kinds of cards: all that is in no hand and not discarded, but for shown headquarters (rule 9.3). */
function pileOf(s: State): number[] {
  const pile = [...FULL_DECK];
  for (const card of s.discards) pile[card]--;
  for (const player of s.seats) {
    for (const card of player.hand) pile[card]--;
    if (player.headquarters >= 0 && s.phase !== "setup") pile[player.headquarters] = 0;
  }
  return pile;
}

/** The attack step is over: who has captured draws a card, if there is any (rules 3.8, 7.1); then armies may move. */
export function afterAttack(s: State, seat: Seat, events: Event[]): void {
  if (s.captured && pileSize(s) + s.discards.length > 0) {
    if (pileSize(s) === 0) {
      events.push({ type: "reshuffled", cards: s.discards.length });
      s.discards = [];
    }
    return chance(s, "card");
  }
  beginFortify(s, seat);
}

function beginFortify(s: State, seat: Seat): void {
  s.phase = "fortify";
  ask(s, "fortify", seat);
}

/** The top card of the shuffled pile. */
export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  return { type: "card", seat: CHANCE, to: s.turn, card: kindAt(pileOf(s), roll(pileSize(s))) };
}

function checkCard(s: State, action: ActionOf<"card">): Refusal | undefined {
  if (action.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
  if (!isCard(action.card)) return refuse("card.unknown");
  return pileOf(s)[action.card] > 0 ? undefined : refuse("card.not_in_pile", { card: CARD_IDS[action.card] });
}

/** One card for all that was captured in a turn (rule 7.1). */
export const CARD: Verb<"card"> = {
  at: { card: true },
  check: checkCard,
  apply: (s, action) => {
    s.seats[action.to].hand.push(action.card);
    beginFortify(s, action.to);
  },
  offer: undefined,
};
