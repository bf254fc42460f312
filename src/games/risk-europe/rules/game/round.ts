import { livingSeats } from "../../../../risk/europe/rules/seats";
import { clear, total } from "../../../../core/counts";
import { NOBODY } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { armyCount, armyOf } from "../army";
import { CARD_KINDS, DECK } from "../cards";
import type { Event } from "../events";
import type { Army, State } from "../state";

/** Cards of a hand or of a mercenary deck: all that are neither out nor played in this round (rules 4.3, 11.5). */
export function handOf(army: Army): number[] {
  const hand: number[] = [];
  for (let k = 0; k < CARD_KINDS; k++) hand[k] = DECK[k] - army.discards[k];
  for (const card of army.picks) if (card >= 0) hand[card]--;
  return hand;
}

/** Cards that an army plays in a round. */
export const PICKS = 2;

/** Begins a round: empty hands take all cards back, then everybody picks (rules 4.1, 4.3, 4.4). */
export function startRound(s: State, events: Event[]): void {
  s.round = raised(s.round, 1);
  s.phase = "orders";
  s.turn = NOBODY;
  s.acting = NOBODY;
  s.leader = NOBODY;
  s.half = 0;
  for (let i = 0; i < armyCount(s); i++) {
    const army = armyOf(s, i);
    if (army.alive && total(handOf(army)) < PICKS) clear(army.discards);
  }
  for (const player of s.seats) player.bought = false;
  events.push({ type: "round", round: s.round });
  s.step = "pick";
  s.asked = livingSeats(s);
}
