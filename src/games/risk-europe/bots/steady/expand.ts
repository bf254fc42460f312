import { NOBODY, type Seat } from "../../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { SIEGE, size } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { crownsOn } from "../../rules/cities";
import type { State } from "../../rules/state";
import { needsSiege, refuseExpandFrom, refuseExpandTo, sparable } from "../../rules/turn/expand";
import { powerOf, strongest } from "../power";
import { landWorth, resistance, threat } from "./worth";

/** A move into a neighbour, with the force that goes and what it is worth. */
export interface Advance {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
  readonly worth: number;
}

/**
 * An attack is worth it from this many times the defender's power on: the longer the game, the less is asked for, so
 * that full armies do not face each other for ever.
 */
function oddsWanted(s: State): number {
  return Math.max(1, 1.5 - s.round / 40);
}

/** With such odds a city's garrison attacks, too: an army that is as large as it can be would else guard it for ever. */
const SAFE_ODDS = 2;

const NONE: readonly number[] = [0, 0, 0, 0];

/** The best move of an army out of its territories; undefined where none is worth it. */
export function bestAdvance(s: State, army: number): Advance | undefined {
  let best: Advance | undefined;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === army && refuseExpandFrom(s, army, from) === undefined) {
      const advance = bestFrom(s, army, from, NONE, NOBODY);
      if (advance !== undefined && (best === undefined || advance.worth > best.worth)) best = advance;
    }
  }
  return best;
}

/** The best move out of one territory, the units that are gone and one target left out. */
function bestFrom(
  s: State,
  army: number,
  from: number,
  gone: readonly number[],
  but: number,
): Advance | undefined {
  let best: Advance | undefined;
  for (const to of BOARD.near[from]) {
    if (to !== but && refuseExpandTo(s, army, from, to) === undefined) {
      const advance = advanceTo(s, army, from, to, gone);
      if (advance !== undefined && (best === undefined || advance.worth > best.worth)) best = advance;
    }
  }
  return best;
}

function advanceTo(
  s: State,
  army: number,
  from: number,
  to: number,
  gone: readonly number[],
): Advance | undefined {
  const free = s.territories[from].units.map((n, k) => n - gone[k]);
  const most = sparable(s, from) - size(gone);
  if (most < 1 || (needsSiege(s, to) && free[SIEGE] < 1)) return undefined;
  const target = s.territories[to];
  // Mercenaries are not sent against their captain, nor after land that they gain nothing by.
  if (target.owner === s.turn && army !== s.turn) return undefined;
  if (target.owner === NOBODY) {
    if (army !== s.turn && PRINTED[to] === 0) return undefined;
    const many = PRINTED[to] > 0 ? Math.max(1, Math.floor(most / 2)) : 1;
    return { from, to, units: strongest(free, Math.min(most, many)), worth: landWorth(s, to) };
  }
  const units = strongest(free, most);
  const odds = powerOf(units) / resistance(target);
  if (odds < oddsWanted(s)) return undefined;
  const guards = crownsOn(from) > 0 && threat(s, army, from) > powerOf(units);
  if (guards && odds < SAFE_ODDS) return undefined;
  return { from, to, units, worth: landWorth(s, to) * (crownsOn(to) > 0 ? 0.9 : 0.5) };
}

/** The best move as an order, or none of any unit. */
export function decideExpand(s: State, seat: Seat, type: "expand" | "split"): SeatAction {
  const best = bestAdvance(s, s.acting);
  if (best === undefined) return { type: "idle", seat };
  return { type, seat, from: best.from, to: best.to, units: [...best.units] };
}

/** A second force of a Split Expand, if it is worth it. */
export function decideSecond(s: State, seat: Seat): SeatAction {
  const first = s.split;
  const second = first === undefined ? undefined : bestFrom(s, s.acting, first.from, first.units, first.to);
  return second === undefined
    ? { type: "alone", seat }
    : { type: "also", seat, to: second.to, units: [...second.units] };
}
