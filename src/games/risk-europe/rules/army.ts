import { NOBODY, type Seat } from "../../../core/types";
import { NO_UNITS, noUnits, UNIT_KINDS } from "../../../risk/units";
import type { Army, State } from "./state";
import { armyColours } from "./variant";
import { ARMY_UNITS } from "./numbers";

/** An army by its index: a player's is the seat itself. */
export function armyOf(s: State, army: number): Army {
  const n = s.seats.length;
  return army < n ? s.seats[army] : s.mercenaries[army - n];
}

/** How many armies there are, alive or not. */
export function armyCount(s: State): number {
  return s.seats.length + s.mercenaries.length;
}

/** Whether an army is a player's. */
export function isPlayer(s: State, army: number): boolean {
  return army >= 0 && army < s.seats.length;
}

/** The id of an army: a colour, or "nobody". */
export function armyId(s: { readonly colours: readonly string[] }, army: number): string {
  return army < 0 ? "nobody" : armyColours(s.colours)[army];
}

/** The seat that plays an army in this round: its own player, or the captain (rule 11.7). */
export function playerOf(s: State, army: number): number {
  return isPlayer(s, army) ? army : s.mercenaries[army - s.seats.length].captain;
}

/** The next seat clockwise that is still in the game; the seat itself where it is the only one. */
export function nextPlayer(s: State, seat: Seat): Seat {
  const n = s.seats.length;
  for (let i = 1; i <= n; i++) {
    const next = (seat + i) % n;
    if (s.seats[next].alive) return next;
  }
  return seat;
}

/**
 * The seat that decides losses and the castle's re-roll for an army against this opponent (rules 7.5, 11.7): for
 * mercenaries the captain, but against the captain's own army the next player clockwise (rule 11.8).
 */
export function deciderOf(s: State, army: number, opponent: number): Seat {
  const seat = playerOf(s, army);
  return seat === army || seat !== opponent ? seat : nextPlayer(s, seat);
}

/** All units of an army on the board. */
export function unitsOf(s: State, army: number): number[] {
  const units = noUnits();
  for (const land of s.territories) {
    const own = land.owner === army ? land.units : land.attacker === army ? land.force : NO_UNITS;
    for (let k = 0; k < UNIT_KINDS; k++) units[k] += own[k];
  }
  return units;
}

/** Units of an army that are not on the board (rule 2.1). */
export function reserveOf(s: State, army: number): number[] {
  const there = unitsOf(s, army);
  return ARMY_UNITS.map((n, k) => n - there[k]);
}

/** The mercenary armies that are still in the game, as army indices. */
export function livingMercenaries(s: State): number[] {
  const armies: number[] = [];
  s.mercenaries.forEach((mercenary, i) => {
    if (mercenary.alive) armies.push(s.seats.length + i);
  });
  return armies;
}

/** Whether this is the index of an army. */
export function isArmy(s: State, army: number): boolean {
  return army > NOBODY && army < armyCount(s);
}
