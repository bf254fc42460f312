import { COUNT_PER_ARMY, LEAST_ARMIES } from "./numbers";
import { NOBODY, type Seat } from "../../../core/types";
import { SIZE } from "../board";
import { CONTINENTS } from "../continents";
import type { Lands, Players } from "./state";

/** The seats that are still in the game. */
export function livingSeats(s: Pick<Players, "seats">): Seat[] {
  return s.seats.map((_, seat) => seat).filter((seat) => s.seats[seat].alive);
}

/**
 * The next seat clockwise after a place for which something holds, that place itself the last; NOBODY where there is none.
 * The place after the last seat is that of the first.
 */
export function nextSeat(
  { seats }: Pick<Players, "seats">,
  after: number,
  holds: (this: void, seat: Seat) => boolean,
): number {
  const n = seats.length;
  for (let i = 1; i <= n; i++) {
    const seat = (after + i + n) % n;
    if (holds(seat)) return seat;
  }
  return NOBODY;
}

/** The next seat clockwise that is still in the game; the seat itself where it is the only one. */
export function nextLiving(s: Pick<Players, "seats">, seat: Seat): Seat {
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const next = (seat + i) % n;
    if (s.seats[next].alive) return next;
  }
  return seat;
}

/** Who is first, or where that seat has left the next one clockwise. */
export function firstLiving(s: Pick<Players, "seats" | "first">): Seat {
  return s.seats[s.first].alive ? s.first : nextLiving(s, s.first);
}

/** What each seat has, by what one has. */
export function bySeat<S>(
  of: (this: void, s: S, seat: Seat) => number,
): (this: void, s: S & Pick<Players, "seats">) => number[] {
  return (s) => s.seats.map((_, seat) => of(s, seat));
}

/** Whether a seat, or the armies in its colour, holds any territory. */
export function holdsLand({ owners }: Pick<Lands, "owners">, seat: number): boolean {
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) return true;
  return false;
}

/** How many territories a seat holds. */
export function countLands({ owners }: Pick<Lands, "owners">, seat: number): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) n++;
  return n;
}

/** The same but for a territory that an attack has emptied: it is lost, though nobody has moved in yet. */
export function countDefended({ owners, armies }: Lands, seat: number): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat && armies[t] > 0) n++;
  return n;
}

/** How many armies a seat has on the board. */
export function countArmies({ owners, armies }: Lands, seat: number): number {
  let n = 0;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) n += armies[t];
  return n;
}

/** The territories of a seat, of nobody, or of neutral armies. */
export function landsOf({ owners }: Pick<Lands, "owners">, seat: number): number[] {
  const own: number[] = [];
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat) own.push(t);
  return own;
}

/** Whether a seat holds every territory of a continent. */
export function holdsContinent({ owners }: Pick<Lands, "owners">, seat: number, continent: number): boolean {
  for (const t of CONTINENTS[continent].territories) if (owners[t] !== seat) return false;
  return true;
}

/** How many continents a seat holds. */
export function countContinents(s: Pick<Lands, "owners">, seat: number): number {
  let n = 0;
  for (let continent = 0; continent < CONTINENTS.length; continent++)
    if (holdsContinent(s, seat, continent)) n++;
  return n;
}

/** The ids of the continents that a seat holds. */
export function continentIds(s: Pick<Lands, "owners">, seat: number): string[] {
  return CONTINENTS.filter((_, continent) => holdsContinent(s, seat, continent)).map(({ id }) => id);
}

/** What the continents pay that a seat holds. */
export function continentArmies(s: Pick<Lands, "owners">, seat: number): number {
  let armies = 0;
  for (let continent = 0; continent < CONTINENTS.length; continent++)
    if (holdsContinent(s, seat, continent)) armies += CONTINENTS[continent].bonus;
  return armies;
}

/** New armies as a turn begins: a third of what is counted, at least three, and on top of that the continents'. */
export function newArmies(s: Pick<Lands, "owners">, seat: number, counted: number): number {
  const share = (counted - (counted % COUNT_PER_ARMY)) / COUNT_PER_ARMY;
  return (share < LEAST_ARMIES ? LEAST_ARMIES : share) + continentArmies(s, seat);
}
