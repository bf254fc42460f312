import { priced } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { add, areCounts, exceeds } from "../../../../core/counts";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { PRINTED, isTerritory, landId } from "../../../../risk/europe/board";
import { any, SIEGE, UNIT_KINDS } from "../../../../risk/units";
import { armyOf, isPlayer, reserveOf } from "../army";
import { BERLIN, CONSTANTINOPLE, KIEV } from "../cities";
import { castlesLeft, give, hasTile, isFree, refuseFree, supplyLine } from "../land";
import { bonusOf } from "../mission";
import { ENGINES_OF_WAR, FULL_COFFERS } from "../missions";
import type { State } from "../state";
import { FOOTMAN, UNITS, footmen } from "../units";
import { sellsCrowns } from "../variant";
import { own, type Verb } from "../verb";
import { refuseOrder } from "./card";
import { BERLIN_CASTLE_COST, CASTLE_COST, CROWN_CARDS, CROWN_COST, ESCORT, UNIT_COST } from "../numbers";

/** Prices of the kinds of units for an army (rules 5.16, 10.12). */
export function pricesOf(s: State, army: number): readonly number[] {
  const engine = bonusOf(s, army, ENGINES_OF_WAR);
  return engine === undefined ? UNIT_COST : UNIT_COST.map((cost, k) => (k === SIEGE ? engine : cost));
}

/** What a castle costs an army (rules 5.17, 8.4). */
function castleCost(s: State, army: number): number {
  return hasTile(s, army, BERLIN) ? BERLIN_CASTLE_COST : CASTLE_COST;
}

/** Footmen that the Spend order still gives for nothing (rule 10.9). */
function freeFootmen(s: State): number {
  const free = bonusOf(s, s.acting, FULL_COFFERS);
  return free === undefined ? 0 : free - s.moves.gratis;
}

/** Where bought units may be placed: undisputed cities and castles, with Kiev's tile Rusland's supply line (rules 5.16, 8.6). */
export function refuseRecruits(s: State, army: number, t: number): Refusal | undefined {
  const why = refuseFree(s, army, t);
  if (why !== undefined || PRINTED[t] > 0 || s.territories[t].castle) return why;
  return hasTile(s, army, KIEV) && isFree(s, army, KIEV) && supplyLine(s, army, KIEV).includes(t)
    ? undefined
    : refuse("buy.territory", { territory: landId(t) });
}

function costOf(s: State, units: readonly number[]): number {
  const prices = pricesOf(s, s.acting);
  const free = Math.min(units[FOOTMAN], freeFootmen(s));
  let sum = 0;
  for (let k = 0; k < UNIT_KINDS; k++) sum += (k === FOOTMAN ? units[k] - free : units[k]) * prices[k];
  return sum;
}

function refuseCost(s: State, cost: number): Refusal | undefined {
  const { coins } = armyOf(s, s.acting);
  return cost > coins ? refuse("coins.short", { cost, coins }) : undefined;
}

function buyBounds(s: State): Bounds {
  const { coins } = armyOf(s, s.acting);
  return priced(UNITS, reserveOf(s, s.acting), pricesOf(s, s.acting), coins, freeFootmen(s));
}

/** Units are bought and placed (rules 5.15, 5.16). */
export const BUY: Verb<"buy"> = {
  at: { turn: true },
  check: (s, action) => {
    const why = refuseOrder(s, "spend") ?? refuseRecruits(s, s.acting, action.territory);
    if (why !== undefined) return why;
    if (!areCounts(action.units, UNITS.length)) return refuse("counts.malformed");
    if (!any(action.units)) return refuse("units.none");
    const left = reserveOf(s, s.acting);
    const k = exceeds(action.units, left);
    if (k >= 0) return refuse("reserve.short", { unit: UNITS[k], count: action.units[k], left: left[k] });
    return refuseCost(s, costOf(s, action.units));
  },
  /** Pays and places at once (rule 5.15); Constantinople's escort comes with each Siege Weapon (rule 8.5). */
  apply: (s, action, events) => {
    const army = s.acting;
    s.moves.order = "spend";
    armyOf(s, army).coins -= costOf(s, action.units);
    s.moves.gratis += Math.min(action.units[FOOTMAN], freeFootmen(s));
    add(s.territories[action.territory].units, action.units);
    if (action.units[SIEGE] > 0 && hasTile(s, army, CONSTANTINOPLE))
      give(s, army, action.territory, footmen(ESCORT * action.units[SIEGE]), events);
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseOrder(s, "spend"),
    picks: [own("territory", refuseRecruits), { field: "counts", bounds: (s) => buyBounds(s) }],
    complete: ({ seat, territory, counts }) => ({ type: "buy", seat, territory, units: counts }),
  },
};

/** Why no castle can be built at all now. */
export function refuseCastle(s: State): Refusal | undefined {
  const why = refuseOrder(s, "spend");
  if (why !== undefined) return why;
  return castlesLeft(s) < 1 ? refuse("castle.none_left") : refuseCost(s, castleCost(s, s.acting));
}

/** In any own, undisputed territory without one (rule 5.17). */
export function refuseSite(s: State, army: number, t: number): Refusal | undefined {
  const why = isTerritory(t) ? refuseFree(s, army, t) : refuse("territory.unknown");
  if (why !== undefined) return why;
  return s.territories[t].castle ? refuse("castle.twice", { territory: landId(t) }) : undefined;
}

/** A castle is bought and built (rule 5.17). */
export const BUILD: Verb<"build"> = {
  at: { turn: true },
  check: (s, action) => refuseCastle(s) ?? refuseSite(s, s.acting, action.territory),
  apply: (s, action, events) => {
    s.moves.order = "spend";
    armyOf(s, s.acting).coins -= castleCost(s, s.acting);
    s.territories[action.territory].castle = true;
    events.push({ type: "castle", army: s.acting, territory: action.territory });
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseCastle(s),
    picks: [own("territory", refuseSite)],
    complete: ({ seat, territory }) => ({ type: "build", seat, territory }),
  },
};

/** Crown Cards that can still be bought (rules 2.6, 5.18): sold ones and those of players who are out are gone. */
export function crownCardsLeft(s: State): number {
  let n = CROWN_CARDS - s.goneCards;
  for (const player of s.seats) n -= player.cards;
  return n;
}

/** One for each player and round, while there are any (rule 5.18). */
export function refuseCrown(s: State, seat: Seat): Refusal | undefined {
  if (!sellsCrowns(s) || !isPlayer(s, s.acting)) return refuse("crown.not_sold");
  const why = refuseOrder(s, "spend");
  if (why !== undefined) return why;
  if (s.seats[seat].bought) return refuse("crown.once");
  return crownCardsLeft(s) < 1 ? refuse("crown.none_left") : refuseCost(s, CROWN_COST);
}

/** A Crown Card is bought: a crown for ever (rule 5.18). */
export const CROWN: Verb<"crown"> = {
  at: { turn: true },
  check: (s, action) => refuseCrown(s, action.seat),
  apply: (s, action) => {
    const player = s.seats[action.seat];
    s.moves.order = "spend";
    player.coins -= CROWN_COST;
    player.cards++;
    player.bought = true;
  },
  offer: {
    instant: true,
    refuse: (s, seat) => refuseCrown(s, seat),
    picks: [],
    complete: ({ seat }) => ({ type: "crown", seat }),
  },
};
