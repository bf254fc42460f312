import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Roll, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { CARD_IDS, DECK, WILD, WILDS } from "../cards";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";

/** Cards of headquarters, which left the deck when they were shown (rule 9.3). */
function isGone(s: State, card: number): boolean {
  if (s.phase === "setup") return false;
  for (const p of s.seats) if (p.headquarters === card) return true;
  return false;
}

/** Cards in the pile: those that are nowhere else. */
export function pileSize(s: State): number {
  let n = DECK - s.discards.length;
  for (const p of s.seats) {
    n -= p.hand.length;
    if (p.headquarters >= 0 && s.phase !== "setup") n--;
  }
  return n;
}

/** How many of a card are in the pile. */
function inPile(s: State, card: number): number {
  let n = card === WILD ? WILDS : isGone(s, card) ? 0 : 1;
  for (const other of s.discards) if (other === card) n--;
  for (const p of s.seats) for (const other of p.hand) if (other === card) n--;
  return n;
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
  s.captured = false;
  s.phase = "fortify";
  ask(s, "fortify", seat);
}

/** The top card of the shuffled pile. */
export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  let rest = roll(pileSize(s));
  let card = 0;
  while (rest >= inPile(s, card)) {
    rest -= inPile(s, card);
    card++;
  }
  return { type: "card", seat: -1, to: s.turn, card };
}

function checkCard(s: State, a: ActionOf<"card">): Refusal | undefined {
  if (a.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
  if (!(a.card >= 0 && a.card < CARD_IDS.length && a.card % 1 === 0)) return refuse("card.unknown");
  return inPile(s, a.card) > 0 ? undefined : refuse("card.not_in_pile", { card: CARD_IDS[a.card] });
}

/** One card for all that was captured in a turn (rule 7.1). */
export const CARD: Verb<"card"> = {
  at: { card: true },
  check: checkCard,
  apply: (s, a) => {
    s.seats[a.to].hand.push(a.card);
    beginFortify(s, a.to);
  },
  offer: undefined,
};
