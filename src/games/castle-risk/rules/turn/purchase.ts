import { counted } from "../../../../risk/europe/rules/picks";
import { refuseEach } from "./each";
import type { Bounds } from "../../../../core/choice";
import type { Verb } from "../verb";
import { largestForce, leastOf, priced, upTo } from "../../../../core/bounds";
import { add, areCounts, isWhole, zeros } from "../../../../core/counts";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { MISSION_GOAL, SUPPORT } from "../cards";
import { refuseSite } from "./build";
import { refuseCrowd, roomFor } from "../limits";
import { progressMission } from "../mission";
import { inEffect } from "../policies";
import type { State } from "../state";
import { CASTLE_COST, INFANTRY, UNITS, UNIT_COST, costOf } from "../units";
import { any } from "../../../../risk/units";
import { ALL_LANDS } from "../../../../risk/europe/board";

/** Units that the treasury pays for; they wait in the reserve until placement (rule 6.1; CR16). */
function checkBuy(s: State, action: ActionOf<"buy">): Refusal | undefined {
  if (!areCounts(action.units, UNIT_COST.length)) return refuse("counts.malformed");
  if (!any(action.units)) return refuse("units.none");
  return (
    refuseCost(s, action.seat, costOf(action.units)) ??
    refuseCrowd(s, s.seats[action.seat].capital, action.units)
  );
}

export function refuseCost(s: State, seat: Seat, cost: number): Refusal | undefined {
  const coins = s.seats[seat].coins;
  return cost > coins ? refuse("coins.short", { coins, cost }) : undefined;
}

/** A castle uses up one Fortify policy, one a turn, and must have somewhere to stand (rules 6.2, 6.3; CR12, CR16). */
export function checkCastle(s: State, action: ActionOf<"castle">): Refusal | undefined {
  if (s.moves.castle !== "none") return refuse("castle.one_a_turn");
  if (inEffect(s.seats[action.seat].policies, "fortify") < 1 || s.moves.fortifies < 1)
    return refuse("castle.policy");
  const short = refuseCost(s, action.seat, CASTLE_COST);
  if (short !== undefined) return short;
  const isSite = (t: number): boolean =>
    s.territories[t].owner === action.seat && refuseSite(s, action.seat, t) === undefined;
  return ALL_LANDS.some((t) => isSite(t)) ? undefined : refuse("castle.no_site");
}

/** Coins that the active mission still wants; 0 where it is another one. */
export function donationDue(s: State, seat: Seat): number {
  return s.seats[seat].mission === SUPPORT ? MISSION_GOAL[SUPPORT] - s.seats[seat].progress : 0;
}

/** Donations serve Support the Faith alone, up to what is missing (rules 6.4, 14.5; CR16). The refusal is private. */
function checkDonate(s: State, action: ActionOf<"donate">): Refusal | undefined {
  if (s.seats[action.seat].mission !== SUPPORT) return refuse("donate.mission");
  if (!isWhole(action.coins) || action.coins < 1) return refuse("donate.none");
  const due = donationDue(s, action.seat);
  if (action.coins > due) return refuse("donate.more_than_due", { due });
  return refuseCost(s, action.seat, action.coins);
}

export const BUY: Verb<"buy"> = {
  at: { purchase: true },
  check: checkBuy,
  apply: (s, action) => {
    const seat = s.seats[action.seat];
    seat.coins -= costOf(action.units);
    add(seat.reserve, action.units);
  },
  offer: {
    isDefault: true,
    refuse: (s, seat) => refuseEach(UNIT_COST, (units) => checkBuy(s, { type: "buy", seat, units })),
    picks: [
      counted(
        (s, { seat }) => buyBounds(s, seat),
        (bounds, most) => (most ? allInfantry(bounds) : leastOf(bounds)),
      ),
    ],
    complete: ({ seat, counts }) => ({ type: "buy", seat, units: counts }),
  },
};

function buyBounds(s: State, seat: Seat): Bounds {
  const { coins, capital } = s.seats[seat];
  const max = UNIT_COST.map((cost, k) => Math.min(Math.floor(coins / cost), roomFor(s, capital, k)));
  return priced(UNITS, max, UNIT_COST, coins, 0);
}

/** The whole treasury in infantry: the most units. */
function allInfantry(bounds: Bounds): number[] {
  const counts = zeros(bounds.kinds.length);
  counts[INFANTRY] = bounds.maxEach[INFANTRY];
  return counts;
}

export const CASTLE: Verb<"castle"> = {
  at: { purchase: true },
  check: checkCastle,
  apply: (s, action) => {
    s.seats[action.seat].coins -= CASTLE_COST;
    s.moves.castle = "bought";
    s.moves.fortifies--;
  },
  offer: {
    refuse: (s, seat) => checkCastle(s, { type: "castle", seat }),
    picks: [],
    complete: ({ seat }) => ({ type: "castle", seat }),
  },
};

/** A kind of what is counted, where it is no unit and no card. */
const COINS = "coins";

export const DONATE: Verb<"donate"> = {
  at: { purchase: true },
  check: checkDonate,
  apply: (s, action, events) => {
    s.seats[action.seat].coins -= action.coins;
    progressMission(s, action.seat, SUPPORT, action.coins, events);
  },
  offer: {
    refuse: (s, seat) => checkDonate(s, { type: "donate", seat, coins: 1 }),
    isShut: (s, seat) => s.seats[seat].coins < 1,
    picks: [
      counted(
        (s, { seat }) => upTo([COINS], [Math.min(donationDue(s, seat), s.seats[seat].coins)]),
        largestForce,
      ),
    ],
    complete: ({ seat, counts }) => ({ type: "donate", seat, coins: counts[0] }),
  },
};
