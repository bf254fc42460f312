import type { Seat } from "../../../core/types";
import { CAPITAL_VALUE } from "./numbers";
import type { State } from "./state";
import { reach } from "../../../risk/supply";
import { BOARD, CITIES, PRINTED } from "../../../risk/europe/board";

/** Whether the territory holds its owner's capital. */
export function isCapital(s: State, t: number): boolean {
  const owner = s.territories[t].owner;
  return owner >= 0 && s.seats[owner].capital === t;
}

/** Current tax value of a city in coins, tokens taken off, never below 1 (rules 5.7, 9.3; CR34). 0 without a city. */
export function cityValue(s: State, t: number): number {
  if (PRINTED[t] === 0) return 0;
  const value = (isCapital(s, t) ? CAPITAL_VALUE : PRINTED[t]) - s.territories[t].tokens;
  return value > 1 ? value : 1;
}

/**
 * Total tax value of a kingdom in coins, without the Tax/Spend policy (CR10): the values of its cities, and 1 for
 * every other territory that a supply line of own territories, over land and sea-lines, links to one of them (rules
 * 3.5, 5.8; CR15).
 */
export function taxValue(s: State, seat: Seat): number {
  const lands = s.territories;
  const cities: number[] = [];
  let sum = 0;
  for (const t of CITIES) {
    if (lands[t].owner === seat) {
      sum += cityValue(s, t);
      cities.push(t);
    }
  }
  return sum + reach(BOARD.near, cities, (t) => lands[t].owner === seat).length - cities.length;
}

/**
 * What a territory pays its owner in coins, without the Tax/Spend policy: its city's value, else 1 where a supply
 * line of own territories links it to a city of the owner (rule 5.8; CR15), else nothing.
 */
export function landTax(s: State, t: number): number {
  const lands = s.territories;
  const { owner } = lands[t];
  if (owner < 0) return 0;
  if (PRINTED[t] > 0) return cityValue(s, t);
  const linked = reach(BOARD.near, [t], (near) => lands[near].owner === owner);
  return linked.some((near) => PRINTED[near] > 0) ? 1 : 0;
}
