import { NOBODY } from "../../../../core/types";
import { armyOf } from "../army";
import type { State } from "../state";

/**
 * The armies in the sequence of this round's turns, those out of the game included: clockwise from who held the marker
 * when the turns began (rule 4.5). Mercenaries of three players play last, or by the option at their seat, to the right of
 * the winner of the first bid (rule 11.4); those of two players between the two (rule 12.3).
 */
export function turnOrder(s: State): number[] {
  const n = s.seats.length;
  const ring: number[] = [];
  for (let i = 0; i < n; i++) {
    ring.push((s.opener + i) % n);
    if (n === 2) ring.push(n + i);
  }
  if (n === 3 && s.options.mercenary_turn === "seat") ring.push(n);
  const at = ring.indexOf(s.leader);
  const order = ring.map((_, i) => ring[(at + i) % ring.length]);
  if (n === 3 && s.options.mercenary_turn === "last") order.push(n);
  return order;
}

/** The next army after this one in the sequence that is still in the game; the first one for NOBODY; NOBODY after the last. */
export function nextInOrder(s: State, army: number): number {
  const order = turnOrder(s);
  for (let i = order.indexOf(army) + 1; i < order.length; i++) if (armyOf(s, order[i]).alive) return order[i];
  return NOBODY;
}
