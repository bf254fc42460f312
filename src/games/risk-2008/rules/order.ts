import type { Seat } from "../../../core/types";
import type { State } from "./state";

/** A seat's place in the order of turns, from 0 on: that of its army, or clockwise from the first player (rules 2.2, 3.7). */
export function placeOf(s: Pick<State, "seats" | "first">, seat: Seat): number {
  const { army } = s.seats[seat];
  const n = s.seats.length;
  return army >= 0 ? army : (seat - s.first + n) % n;
}

/** The seat that has this place in the order of turns. */
export function seatAt(s: Pick<State, "seats" | "first">, place: number): Seat {
  return s.seats.findIndex((_, seat) => placeOf(s, seat) === place);
}

/** Whose turn comes next: the seat itself where nobody else is left. */
export function nextInOrder(s: Pick<State, "seats" | "first">, seat: Seat): Seat {
  const n = s.seats.length;
  const place = placeOf(s, seat);
  let next = seat;
  let least = n;
  for (let other = 0; other < n; other++) {
    const away = (placeOf(s, other) - place + n) % n;
    if (s.seats[other].alive && away > 0 && away < least) {
      next = other;
      least = away;
    }
  }
  return next;
}

/** Who has the first turn, or where that seat has left who comes next. */
export function firstInOrder(s: Pick<State, "seats" | "first">): Seat {
  return s.seats[s.first].alive ? s.first : nextInOrder(s, s.first);
}
