import { counted } from "../../../../risk/europe/rules/picks";
import { fill, priced, upTo } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { own, type Verb } from "../verb";
import { refuseEach } from "./each";
import { add, areCounts, exceeds, take } from "../../../../core/counts";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { refuseHeld } from "./held";
import { refuseCrowd, withRoom } from "../limits";
import { marksOf } from "../state/marks";
import type { State } from "../state";
import { cityValue, isCapital } from "../tax";
import { INFANTRY, UNITS, UNIT_COST, costOf } from "../units";
import { NO_UNITS, any } from "../../../../risk/units";
import { PRINTED, landId } from "../../../../risk/europe/board";

/**
 * Whether anything at all may be placed here: a capital, a vassal city or a castle held long enough (rule 13.1;
 * CR23).
 */
export function refusePlace(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseHeld(s, seat, t);
  if (why !== undefined) return why;
  if (PRINTED[t] === 0 && !s.territories[t].castle) return refuse("place.nowhere", { territory: landId(t) });
  return undefined;
}

/** Coins' worth of units that a vassal city or a castle takes in a turn, the castle's own infantry aside. */
function placeLimit(s: State, t: number): number {
  return PRINTED[t] > 0 ? cityValue(s, t) : 0;
}

/**
 * The capital takes any number, a vassal city its tax value, a castle 1 infantry on top (rules 13.2, 13.3, 13.4;
 * CR23).
 */
export function checkPlace(s: State, action: ActionOf<"place">): Refusal | undefined {
  if (!areCounts(action.units, UNITS.length)) return refuse("counts.malformed");
  if (!any(action.units)) return refuse("units.none");
  const reserve = s.seats[action.seat].reserve;
  if (!any(reserve)) return refuse("place.reserve_empty");
  const why = refusePlace(s, action.seat, action.territory);
  if (why !== undefined) return why;
  const over = exceeds(action.units, reserve);
  if (over >= 0)
    return refuse("place.reserve", { unit: UNITS[over], count: action.units[over], there: reserve[over] });
  if (isCapital(s, action.territory)) return undefined;
  const crowd = refuseCrowd(s, action.territory, action.units);
  if (crowd !== undefined) return crowd;
  const { castle, marks } = s.territories[action.territory];
  const placed = marks === undefined ? NO_UNITS : marks.placed;
  const limit = placeLimit(s, action.territory);
  let cost = costOf(placed) + costOf(action.units);
  if (castle && placed[INFANTRY] + action.units[INFANTRY] > 0) cost -= UNIT_COST[INFANTRY];
  return cost > limit ? refuse("place.limit", { territory: landId(action.territory), limit }) : undefined;
}

export const PLACE: Verb<"place"> = {
  at: { placement: true },
  check: checkPlace,
  apply: (s, action) => {
    take(s.seats[action.seat].reserve, action.units);
    add(s.territories[action.territory].units, action.units);
    add(marksOf(s.territories[action.territory]).placed, action.units);
  },
  offer: {
    refuse: (s, seat) => (any(s.seats[seat].reserve) ? undefined : refuse("place.reserve_empty")),
    picks: [
      own("territory", (s, seat, t) => refusePlace(s, seat, t) ?? refuseAnyUnit(s, seat, t)),
      counted((s, { seat, territory }) => placeBounds(s, seat, territory), fill),
    ],
    complete: ({ seat, territory, counts }) => ({ type: "place", seat, territory, units: counts }),
  },
};

function refuseAnyUnit(s: State, seat: Seat, territory: number): Refusal | undefined {
  if (isCapital(s, territory)) return undefined;
  return refuseEach(s.seats[seat].reserve, (units) =>
    checkPlace(s, { type: "place", seat, territory, units }),
  );
}

/** What there is still room and coins' worth for; a castle's own infantry counts for nothing. */
function placeBounds(s: State, seat: Seat, t: number): Bounds {
  const reserve = s.seats[seat].reserve;
  if (isCapital(s, t)) return upTo(UNITS, reserve);
  const { castle, marks } = s.territories[t];
  const placed = marks === undefined ? NO_UNITS : marks.placed;
  const open = castle && placed[INFANTRY] === 0;
  const spent = costOf(placed) - (castle && !open ? UNIT_COST[INFANTRY] : 0);
  return priced(UNITS, withRoom(s, t, reserve), UNIT_COST, placeLimit(s, t) - spent, open ? 1 : 0);
}
