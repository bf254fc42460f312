import { add, areCounts, isWhole } from "../../../core/counts";
import { refuse } from "../../../core/refuse";
import type { Refusal, Seat } from "../../../core/types";
import type { ActionOf } from "./actions";
import { MISSION_GOAL, SUPPORT } from "./cards";
import type { Event } from "./events";
import { refuseSite } from "./fortify";
import { refuseCrowd } from "./limits";
import { progressMission } from "./mission";
import { inEffect } from "./policies";
import type { State } from "./state";
import { CASTLE_COST, UNIT_COST, any, costOf } from "./units";
import { SIZE } from "../../../risk/europe/board";

/** Units that the treasury pays for; they wait in the reserve until placement (CR16). */
export function checkBuy(s: State, a: ActionOf<"buy">): Refusal | undefined {
  if (!areCounts(a.units, UNIT_COST.length)) return refuse("counts.malformed");
  if (!any(a.units)) return refuse("units.none");
  return refuseCost(s, a.seat, costOf(a.units)) ?? refuseCrowd(s, s.seats[a.seat].capital, a.units);
}

export function refuseCost(s: State, seat: Seat, cost: number): Refusal | undefined {
  const coins = s.seats[seat].coins;
  return cost > coins ? refuse("coins.short", { coins, cost }) : undefined;
}

export function applyBuy(s: State, a: ActionOf<"buy">): void {
  const seat = s.seats[a.seat];
  seat.coins -= costOf(a.units);
  add(seat.reserve, a.units);
}

/** A castle uses up one Fortify policy, one a turn, and must have somewhere to stand (CR12, CR16). */
export function checkCastle(s: State, a: ActionOf<"castle">): Refusal | undefined {
  if (s.moves.castle !== "none") return refuse("castle.one_a_turn");
  if (inEffect(s.seats[a.seat].policies, "fortify") < 1 || s.moves.fortifies < 1)
    return refuse("castle.policy");
  const short = refuseCost(s, a.seat, CASTLE_COST);
  if (short !== undefined) return short;
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === a.seat && refuseSite(s, a.seat, t) === undefined) return undefined;
  }
  return refuse("castle.no_site");
}

export function applyCastle(s: State, a: ActionOf<"castle">): void {
  s.seats[a.seat].coins -= CASTLE_COST;
  s.moves.castle = "bought";
  s.moves.fortifies--;
}

/** Coins that the active mission still wants; 0 where it is another one. */
export function donationDue(s: State, seat: Seat): number {
  return s.seats[seat].mission === SUPPORT ? MISSION_GOAL[SUPPORT] - s.seats[seat].progress : 0;
}

/** Donations serve Support the Faith alone, up to what is missing (CR16). The refusal is private. */
export function checkDonate(s: State, a: ActionOf<"donate">): Refusal | undefined {
  if (s.seats[a.seat].mission !== SUPPORT) return refuse("donate.mission");
  if (!isWhole(a.coins) || a.coins < 1) return refuse("donate.none");
  const due = donationDue(s, a.seat);
  if (a.coins > due) return refuse("donate.more_than_due", { due });
  return refuseCost(s, a.seat, a.coins);
}

export function applyDonate(s: State, a: ActionOf<"donate">, events: Event[]): void {
  s.seats[a.seat].coins -= a.coins;
  progressMission(s, a.seat, SUPPORT, a.coins, events);
}
