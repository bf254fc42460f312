import { total, zeros } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { needsSiege, unspent } from "../rules/attack";
import { boostsDue } from "../rules/battle";
import { CARDS } from "../rules/cards";
import { discardsDue } from "../rules/discard";
import { movable } from "../rules/fortify";
import { roomFor, withRoom } from "../rules/limits";
import { placeLimit } from "../rules/placement";
import { donationDue } from "../rules/purchase";
import { picksOf } from "../rules/round";
import { policyDeck, type State } from "../rules/state";
import { isCapital } from "../rules/tax";
import { INFANTRY, NO_UNITS, SIEGE, UNITS, UNIT_COST, size } from "../rules/units";
import { POLICY_IDS } from "../notation/vocabulary";
import { COINS, DIE, type Bounds, type Draft } from "./types";

/** The bounds of the counts that an action wants, everything else of it being picked. */
export function boundsOf(s: State, d: Draft): Bounds {
  return tight(looseBounds(s, d));
}

/** The same limits with no number in them that the others rule out: a stepper may stop at `max` and `most`. */
function tight(b: Bounds): Bounds {
  let most = b.most;
  let max = b.max;
  if (b.prices.length > 0) {
    const budget = Math.max(0, b.budget);
    max = max.map((n, k) => Math.min(n, Math.floor(budget / b.prices[k]) + (k === INFANTRY ? b.free : 0)));
    most = Math.min(most, total(max), affordable(b, max, budget));
  }
  const forced = total(b.min);
  max = max.map((n, k) => Math.min(n, most - forced + b.min[k]));
  return { ...b, max, most };
}

/** How many pieces a budget buys at most: the cheapest first, the castle's infantry for nothing. */
function affordable(b: Bounds, max: readonly number[], budget: number): number {
  let rest = budget;
  let pieces = 0;
  for (let k = 0; k < max.length; k++) {
    const free = k === INFANTRY ? Math.min(b.free, max[k]) : 0;
    const paid = Math.min(max[k] - free, Math.floor(rest / b.prices[k]));
    rest -= paid * b.prices[k];
    pieces += free + paid;
  }
  return pieces;
}

function looseBounds(s: State, d: Draft): Bounds {
  const seat = s.seats[d.seat];
  const t = d.territory ?? 0;
  switch (d.verb) {
    case "policies":
      return exactly(POLICY_IDS, policyDeck(s.options), picksOf(s, d.seat));
    case "buy":
      return {
        ...loose(
          UNITS,
          UNIT_COST.map((cost, k) => Math.min(Math.floor(seat.coins / cost), roomFor(s, seat.capital, k))),
        ),
        prices: UNIT_COST,
        budget: seat.coins,
      };
    case "donate":
      return loose([COINS], [Math.min(donationDue(s, d.seat), seat.coins)]);
    case "attack":
      return forceBounds(s, d.from ?? 0, unspent(s, d.from ?? 0), needsSiege(s, d.to ?? 0));
    case "fortify":
      return forceBounds(s, d.from ?? 0, withRoom(s, d.to ?? 0, movable(s, d.from ?? 0)), false);
    case "place":
      return placeBounds(s, d.seat, t);
    case "discard":
      return exactly(CARDS, seat.hand, discardsDue(s));
    case "boost":
      return boostBounds(s, d.seat);
    default:
      return lossBounds(s, d.seat);
  }
}

function loose(kinds: readonly string[], max: readonly number[]): Bounds {
  return { kinds, max, min: zeros(max.length), least: 1, most: total(max), prices: [], budget: 0, free: 0 };
}

function exactly(kinds: readonly string[], max: readonly number[], due: number): Bounds {
  return { ...loose(kinds, max), least: due, most: due };
}

/** One unit stays behind, free to move or not (CR17, CR19). */
function forceBounds(s: State, from: number, free: readonly number[], siege: boolean): Bounds {
  const most = size(s.territories[from].units) - 1;
  const bounds = loose(UNITS, free);
  const min = zeros(UNITS.length);
  if (siege) min[SIEGE] = 1;
  return { ...bounds, min, most: Math.min(most, bounds.most) };
}

function placeBounds(s: State, seat: Seat, t: number): Bounds {
  const reserve = s.seats[seat].reserve;
  if (isCapital(s, t)) return loose(UNITS, reserve);
  const bounds = loose(UNITS, withRoom(s, t, reserve));
  const { castle, marks } = s.territories[t];
  const placed = marks === undefined ? NO_UNITS : marks.placed;
  const open = castle && placed[INFANTRY] === 0 ? 1 : 0;
  let spent = 0;
  for (let k = 0; k < UNITS.length; k++) spent += placed[k] * UNIT_COST[k];
  if (castle && open === 0) spent -= UNIT_COST[INFANTRY];
  return { ...bounds, prices: UNIT_COST, budget: placeLimit(s, t) - spent, free: open };
}

function boostBounds(s: State, seat: Seat): Bounds {
  const b = s.battle;
  if (b === undefined) return exactly([], [], 0);
  const dice = seat === b.attacker ? b.attackerDice : b.defenderDice;
  const due = boostsDue(s, b, seat);
  return exactly(
    dice.map(() => DIE),
    dice.map(() => due),
    due,
  );
}

function lossBounds(s: State, seat: Seat): Bounds {
  const b = s.battle;
  if (b !== undefined) {
    const attacking = seat === b.attacker;
    return exactly(
      UNITS,
      attacking ? b.force : s.territories[b.to].units,
      attacking ? b.attackerDue : b.defenderDue,
    );
  }
  const shot = s.bombardment;
  return shot === undefined
    ? exactly(UNITS, NO_UNITS, 0)
    : exactly(UNITS, s.territories[shot.to].units, shot.due);
}
