import type { Roll, Seat } from "../../../core/types";
import { BOARD, CITIES } from "../../../risk/europe/board";
import { randomForce, randomOf } from "../../../risk/pick";
import { SIEGE, any, size } from "../../../risk/units";
import type { SeatAction } from "../rules/actions";
import { armyOf, reserveOf } from "../rules/army";
import { ORDER_CARDS } from "../rules/cards";
import { isFree } from "../rules/land";
import type { State } from "../rules/state";
import { canRide, openCard } from "../rules/turn/card";
import { needsSiege, refuseExpandFrom, refuseExpandTo, sparable } from "../rules/turn/expand";
import { refuseFortify } from "../rules/turn/fortify";
import { refuseAssaultFrom, refuseAssaultTo } from "../rules/turn/assault";
import { maneuverable, refuseManeuverFrom, staying } from "../rules/turn/maneuver";
import { pricesOf, refuseCastle, refuseCrown, refuseRecruits, refuseSite } from "../rules/turn/spend";
import { randomTerritory } from "./pick";

/** A move of the turn, or its end. */
export function randomTurn(s: State, seat: Seat, roll: Roll): SeatAction {
  const { order, bonus } = s.moves;
  const card = ORDER_CARDS[openCard(s)];
  if (bonus === "fortify" && roll(3) > 0) {
    const territory = randomTerritory(s, roll, s.acting, refuseFortify);
    if (territory >= 0) return { type: "fortify", seat, territory };
  }
  if (bonus === "siege" && roll(3) > 0) {
    const shot = randomAssault(s, seat, roll);
    if (shot !== undefined) return shot;
  }
  const end: SeatAction = { type: "end", seat };
  if (order === "spend") return randomPurchase(s, seat, roll) ?? end;
  if (order === "none") {
    const wanted = card.orders[roll(3) > 0 ? 0 : 1];
    if (wanted === "tax") return randomTax(s, seat, roll) ?? end;
    if (wanted === "spend") return randomPurchase(s, seat, roll) ?? end;
    if (wanted === "maneuver") return randomManeuver(s, seat, roll) ?? end;
    return randomExpand(s, seat, roll, wanted);
  }
  if (canRide(s) && roll(2) > 0) return randomManeuver(s, seat, roll) ?? end;
  return end;
}

function randomExpand(s: State, seat: Seat, roll: Roll, type: "expand" | "split"): SeatAction {
  const from = roll(12) > 0 ? randomTerritory(s, roll, s.acting, refuseExpandFrom) : -1;
  const to = from < 0 ? -1 : randomTarget(s, roll, from, [0, 0, 0, 0]);
  if (to < 0) return roll(3) > 0 ? { type: "end", seat } : { type: "idle", seat };
  const units = expanding(s, roll, from, to, [0, 0, 0, 0]);
  return { type, seat, from, to, units };
}

/** Where a force may go from here, the units that are gone left out. */
function randomTarget(s: State, roll: Roll, from: number, gone: readonly number[]): number {
  const weapons = s.territories[from].units[SIEGE] - gone[SIEGE];
  return randomOf(
    roll,
    BOARD.near[from],
    (t) =>
      t !== s.split?.to &&
      refuseExpandTo(s, s.acting, from, t) === undefined &&
      (weapons > 0 || !needsSiege(s, t)),
  );
}

function expanding(s: State, roll: Roll, from: number, to: number, gone: readonly number[]): number[] {
  const free = s.territories[from].units.map((n, k) => n - gone[k]);
  return randomForce(roll, free, sparable(s, from) - size(gone) + 1, needsSiege(s, to) ? SIEGE : -1);
}

/** The second force of a Split Expand, or none. */
export function randomSecond(s: State, seat: Seat, roll: Roll): SeatAction {
  const first = s.split;
  if (first === undefined || sparable(s, first.from) <= size(first.units) || roll(4) === 0)
    return { type: "alone", seat };
  const to = randomTarget(s, roll, first.from, first.units);
  return to < 0
    ? { type: "alone", seat }
    : { type: "also", seat, to, units: expanding(s, roll, first.from, to, first.units) };
}

function randomManeuver(s: State, seat: Seat, roll: Roll): SeatAction | undefined {
  const from = randomTerritory(s, roll, s.acting, refuseManeuverFrom);
  if (from < 0) return undefined;
  const to = randomOf(roll, maneuverable(s, s.acting, from, 2), () => true);
  if (to < 0) return undefined;
  const { units } = s.territories[from];
  const force = randomForce(roll, units, size(units) - staying(s, from) + 1, -1);
  return { type: "maneuver", seat, from, to, units: force };
}

function randomTax(s: State, seat: Seat, roll: Roll): SeatAction | undefined {
  const territory = randomOf(roll, CITIES, (t) => isFree(s, s.acting, t));
  return territory < 0 ? undefined : { type: "tax", seat, territory };
}

function randomPurchase(s: State, seat: Seat, roll: Roll): SeatAction | undefined {
  const { coins } = armyOf(s, s.acting);
  if (roll(6) === 0) return undefined;
  if (roll(3) > 0 && refuseCrown(s, seat) === undefined) return { type: "crown", seat };
  const site =
    roll(6) === 0 && refuseCastle(s) === undefined ? randomTerritory(s, roll, s.acting, refuseSite) : -1;
  if (site >= 0) return { type: "build", seat, territory: site };
  const territory = randomTerritory(s, roll, s.acting, refuseRecruits);
  if (territory < 0) return undefined;
  const kind = roll(4);
  const most = Math.min(reserveOf(s, s.acting)[kind], Math.floor(coins / pricesOf(s, s.acting)[kind]));
  if (most < 1) return undefined;
  const units = [0, 0, 0, 0];
  units[kind] = 1 + roll(most);
  return any(units) ? { type: "buy", seat, territory, units } : undefined;
}

function randomAssault(s: State, seat: Seat, roll: Roll): SeatAction | undefined {
  const from = randomTerritory(s, roll, s.acting, refuseAssaultFrom);
  if (from < 0) return undefined;
  const to = randomOf(roll, BOARD.land[from], (t) => refuseAssaultTo(s, s.acting, from, t) === undefined);
  return to < 0 ? undefined : { type: "assault", seat, from, to };
}
