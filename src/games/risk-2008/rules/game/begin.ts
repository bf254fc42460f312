import { START_CARDS } from "../numbers";
import { chance } from "../../../../core/prompt";
import { NOBODY } from "../../../../core/types";

import type { Event } from "../events";
import { seatAt } from "../order";
import type { State } from "../state";
import { startPlay } from "../turn/turn";

/** The seat that draws the next card to start with, in the order of turns; NOBODY where all have theirs (rules 2.4, 3.7). */
export function nextStarter(s: State): number {
  const n = s.seats.length;
  for (let place = 0; place < n; place++) {
    const seat = seatAt(s, place);
    const { alive, hand } = s.seats[seat];
    if (alive && hand.length < START_CARDS[place]) return seat;
  }
  return NOBODY;
}

/** All troops stand on the board: cards to start with are drawn, then the first turn begins (rules 2.4, 3.7). */
export function dealStartCards(s: State, events: Event[]): void {
  s.turn = NOBODY;
  s.due = 0;
  if (nextStarter(s) >= 0) chance(s, "card");
  else startPlay(s, events);
}
