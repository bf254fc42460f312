import { RANK_ARCHERS, RANK_CAVALRY, RANK_MAIN, RANK_SIEGE } from "../ranks";
import { ARCHER, CAVALRY, SIEGE } from "../../units";

/*
 * Orders in which a side loses its units: a list of kinds, from the one that goes first. The cheapest first is the same
 * throughout; the shrewd order asks which hits a unit may still bring. A unit whose rank is still to come in this pass may
 * bring them at once; one that has fired, only in the next pass, if there is one for it. How likely that is grows with the
 * units that are left on both sides.
 */

export const CHEAPEST: readonly number[] = [0, ARCHER, CAVALRY, SIEGE];

/** With so many units of both sides together a unit that has fired is worth as much as one that has not. */
const LONG = 50;

/** By kind, the hits of a unit in a pass on average; foot has none. */
export function hitsOf(need: readonly number[]): number[] {
  return [0, (7 - need[RANK_ARCHERS]) / 6, (7 - need[RANK_CAVALRY]) / 6, (2 * (7 - need[RANK_SIEGE])) / 6];
}

/** By kind, the rank in which it fires. */
const FIRES: readonly number[] = [RANK_MAIN, RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE];

/**
 * The shrewd order behind a rank, with so many units of both sides together; `once` where kinds fire in the first pass
 * alone. Of equal worth the cheaper kind goes first.
 */
export function shrewdOrder(rank: number, hits: readonly number[], both: number, once: boolean): number[] {
  const later = once ? 0 : both < LONG ? both / LONG : 1;
  const order = [0];
  for (let kind = 1; kind < CHEAPEST.length; kind++) {
    let at = kind;
    while (at > 1 && worthOf(order[at - 1]) > worthOf(kind)) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = kind;
  }
  return order;

  function worthOf(kind: number): number {
    return FIRES[kind] > rank ? hits[kind] : hits[kind] * later;
  }
}

/** Which units go when so many are lost in an order. */
export function lossesIn(units: readonly number[], lost: number, order: readonly number[]): number[] {
  const left = without(units, lost, order);
  return [units[0] - left[0], units[1] - left[1], units[2] - left[2], units[3] - left[3]];
}

/** What is left of units when so many are lost in an order. */
export function without(units: readonly number[], lost: number, order: readonly number[]): number[] {
  const left = [units[0], units[1], units[2], units[3]];
  let rest = lost;
  for (const kind of order) {
    const gone = left[kind] < rest ? left[kind] : rest;
    left[kind] -= gone;
    rest -= gone;
  }
  return left;
}
