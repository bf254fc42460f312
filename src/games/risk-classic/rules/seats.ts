import { initialSettings } from "../../../core/settings";
import { NOBODY, type Seat } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { SETTINGS } from "./settings";
import type { State } from "./state";

/** The seats that are still in the game. */
export function livingSeats(s: State): Seat[] {
  const seats: Seat[] = [];
  s.seats.forEach((p, i) => {
    if (p.alive) seats.push(i);
  });
  return seats;
}

/** The next seat clockwise that is still in the game; the seat itself where it is the only one. */
export function nextLiving(s: State, seat: Seat): Seat {
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const next = (seat + i) % n;
    if (s.seats[next].alive) return next;
  }
  return seat;
}

/** Who is first, or where that seat has left the next one clockwise (rule 1.6). */
export function firstLiving(s: State): Seat {
  return s.seats[s.first].alive ? s.first : nextLiving(s, s.first);
}

/** Whether a seat, or the armies in its colour, holds any territory. */
export function holdsLand(s: State, seat: number): boolean {
  const { owners } = s;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) return true;
  return false;
}

/** How many territories a seat holds. */
export function countLands(s: State, seat: number): number {
  const { owners } = s;
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) n++;
  return n;
}

/** How many armies a seat has on the board. */
export function countArmies(s: State, seat: number): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (s.owners[t] === seat) n += s.armies[t];
  return n;
}

/** A seat leaves the game, and its mission with it; armies not yet placed are lost, a headquarters stays (rules 9.6, 10.3, 12.2). */
export function takeOut(s: State, seat: Seat): void {
  const p = s.seats[seat];
  p.alive = false;
  p.reserve = 0;
  p.hand = [];
  p.mission = NOBODY;
  p.changed = false;
  p.settings = initialSettings(SETTINGS);
}
