import { add, areCounts, exceeds, take } from "../../../core/counts";
import { refuse } from "../../../core/refuse";
import type { Refusal, Seat } from "../../../core/types";
import type { ActionOf } from "./actions";
import { CARDS, REINFORCEMENTS } from "./cards";
import type { Event } from "./events";
import { refuseHeld } from "./fortify";
import { refuseCrowd } from "./limits";
import { marksOf, type State } from "./state";
import { cityValue, isCapital } from "./tax";
import { ARCHER, INFANTRY, NO_UNITS, UNITS, UNIT_COST, any, costOf } from "./units";
import { PRINTED, landId } from "../../../risk/europe/board";
import { playFromHand } from "./window";

/** Whether anything at all may be placed here: a capital, a vassal city or a castle held long enough (CR23). */
export function refusePlace(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  if (PRINTED[t] === 0 && !s.territories[t].castle) return refuse("place.nowhere", { territory: landId(t) });
  return undefined;
}

/** Coins' worth of units that a vassal city or a castle takes in a turn, the castle's own infantry aside. */
export function placeLimit(s: State, t: number): number {
  return PRINTED[t] > 0 ? cityValue(s, t) : 0;
}

/** The capital takes any number, a vassal city its tax value, a castle 1 infantry on top (CR23). */
export function checkPlace(s: State, a: ActionOf<"place">): Refusal | undefined {
  if (!areCounts(a.units, UNITS.length)) return refuse("counts.malformed");
  if (!any(a.units)) return refuse("units.none");
  const reserve = s.seats[a.seat].reserve;
  if (!any(reserve)) return refuse("place.reserve_empty");
  const why = refusePlace(s, a.seat, a.territory);
  if (why !== undefined) return why;
  const over = exceeds(a.units, reserve);
  if (over >= 0)
    return refuse("place.reserve", { unit: UNITS[over], count: a.units[over], there: reserve[over] });
  if (isCapital(s, a.territory)) return undefined;
  const crowd = refuseCrowd(s, a.territory, a.units);
  if (crowd !== undefined) return crowd;
  const { castle, marks } = s.territories[a.territory];
  const placed = marks === undefined ? NO_UNITS : marks.placed;
  const limit = placeLimit(s, a.territory);
  let cost = costOf(placed) + costOf(a.units);
  if (castle && placed[INFANTRY] + a.units[INFANTRY] > 0) cost -= UNIT_COST[INFANTRY];
  return cost > limit ? refuse("place.limit", { territory: landId(a.territory), limit }) : undefined;
}

export function applyPlace(s: State, a: ActionOf<"place">): void {
  take(s.seats[a.seat].reserve, a.units);
  add(s.territories[a.territory].units, a.units);
  add(marksOf(s.territories[a.territory]).placed, a.units);
}

/** What a Reinforcements card can bring, both ways together: there has to be room for either. */
const REINFORCED: readonly number[] = [2, 1, 0, 0];

/** Whether a Reinforcements card may come here: held since the start of the turn, one card a turn (CR24). */
export function refuseReinforce(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  const marks = s.territories[t].marks;
  if (marks !== undefined && marks.reinforced) return refuse("reinforce.twice", { territory: landId(t) });
  return refuseCrowd(s, t, REINFORCED);
}

export function checkReinforce(s: State, a: ActionOf<"reinforce">): Refusal | undefined {
  if (s.seats[a.seat].hand[REINFORCEMENTS] < 1)
    return refuse("card.not_held", { card: CARDS[REINFORCEMENTS] });
  return refuseReinforce(s, a.seat, a.territory);
}

/** 2 infantry or 1 archer; no Spy may answer (CR24, CR33). */
export function applyReinforce(s: State, a: ActionOf<"reinforce">, events: Event[]): void {
  playFromHand(s, a.seat, REINFORCEMENTS, events);
  const land = s.territories[a.territory];
  marksOf(land).reinforced = true;
  if (a.unit === "infantry") land.units[INFANTRY] += 2;
  else land.units[ARCHER]++;
}
