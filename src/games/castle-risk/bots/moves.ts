import { NEUTRAL, type Roll, type Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../rules/turn/attack";
import { refuseBombardFrom, refuseBombardTo } from "../rules/turn/bombard";
import { REINFORCEMENTS } from "../rules/cards";
import { refuseSite } from "../rules/turn/build";
import { movable, refuseFortifyFrom, refuseFortifyTo } from "../rules/turn/fortify";
import { roomFor, withRoom } from "../rules/limits";
import { checkPlace, refusePlace } from "../rules/turn/placement";
import { fittingUnit, refuseReinforce } from "../rules/turn/reinforce";
import { checkCastle, donationDue } from "../rules/turn/purchase";
import { attemptCost, refuseCity } from "../rules/turn/recruit";
import type { State } from "../rules/state";
import { UNIT_COST } from "../rules/units";
import { SIEGE, any, copyUnits, size } from "../../../risk/units";
import { BOARD } from "../../../risk/europe/board";
import { randomTerritory } from "./pick";
import { randomForce, randomOf } from "../../../risk/pick";

export function randomPurchase(s: State, seat: Seat, roll: Roll): SeatAction {
  const coins = s.seats[seat].coins;
  if (coins > 0 && roll(4) > 0) {
    const castle: SeatAction = { type: "castle", seat };
    if (roll(2) > 0 && checkCastle(s, castle) === undefined) return castle;
    const due = donationDue(s, seat);
    if (due > 0 && roll(2) > 0) return { type: "donate", seat, coins: 1 + roll(due < coins ? due : coins) };
    const kind = roll(4);
    const room = roomFor(s, s.seats[seat].capital, kind);
    const most = Math.min(Math.floor(coins / UNIT_COST[kind]), room);
    if (most > 0) {
      const units = [0, 0, 0, 0];
      units[kind] = 1 + roll(most);
      return { type: "buy", seat, units };
    }
  }
  return { type: "end", seat, phase: "purchase" };
}

export function randomAttack(s: State, seat: Seat, roll: Roll): SeatAction {
  if (s.moves.attacks > 0 && roll(8) > 0) {
    const from = randomTerritory(s, roll, seat, seat, refuseAttackFrom);
    if (from >= 0) {
      const to = randomOf(
        roll,
        BOARD.near[from],
        (t) => s.territories[t].owner !== seat && refuseAttackTo(s, seat, from, t) === undefined,
      );
      if (to >= 0) {
        const needed = needsSiege(s, to) ? SIEGE : -1;
        const units = randomForce(roll, unspent(s, from), size(s.territories[from].units), needed);
        return { type: "attack", seat, from, to, units };
      }
    }
  }
  return { type: "end", seat, phase: "attack" };
}

export function randomFortify(s: State, seat: Seat, roll: Roll): SeatAction {
  if (s.moves.castle === "bought" && roll(2) > 0) {
    return {
      type: "build",
      seat,
      territory: randomTerritory(s, roll, seat, seat, refuseSite),
    };
  }
  if (s.moves.fortifies > 0 && roll(4) > 0) {
    const from = randomTerritory(s, roll, seat, seat, refuseFortifyFrom);
    const to =
      from < 0
        ? -1
        : randomOf(roll, BOARD.near[from], (t) => refuseFortifyTo(s, seat, from, t) === undefined);
    if (to >= 0) {
      const free = withRoom(s, to, movable(s, from));
      const units = randomForce(roll, free, size(s.territories[from].units), -1);
      return { type: "fortify", seat, from, to, units };
    }
  }
  if (s.moves.castle === "bought") return randomFortify(s, seat, roll);
  return { type: "end", seat, phase: "fortify" };
}

export function randomDiplomacy(s: State, seat: Seat, roll: Roll): SeatAction {
  if (s.moves.bombardments > 0 && roll(4) > 0) {
    const from = randomTerritory(s, roll, seat, seat, refuseBombardFrom);
    const to =
      from < 0
        ? -1
        : randomOf(roll, BOARD.land[from], (t) => refuseBombardTo(s, seat, from, t) === undefined);
    if (to >= 0) return { type: "bombard", seat, from, to };
  }
  const coins = s.seats[seat].coins;
  if (s.moves.recruitments > 0 && coins >= attemptCost(false) && roll(4) > 0) {
    const territory = randomTerritory(s, roll, NEUTRAL, seat, refuseCity);
    const bribe = coins >= attemptCost(true) && roll(2) > 0;
    if (territory >= 0) return { type: "recruit", seat, territory, bribe };
  }
  return { type: "end", seat, phase: "diplomacy" };
}

export function randomPlacement(s: State, seat: Seat, roll: Roll): SeatAction {
  const holder = s.seats[seat];
  if (holder.hand[REINFORCEMENTS] > 0 && roll(2) > 0) {
    const territory = randomTerritory(s, roll, seat, seat, refuseReinforce);
    if (territory >= 0) {
      const wanted = roll(2) > 0 ? "infantry" : "archer";
      return { type: "reinforce", seat, territory, unit: fittingUnit(s, seat, territory, wanted) };
    }
  }
  if (!any(holder.reserve)) return { type: "end", seat, phase: "placement" };
  const units = [0, 0, 0, 0];
  for (let k = 0; k < 4; k++) units[k] = roll(holder.reserve[k] + 1);
  const territory = randomTerritory(s, roll, seat, seat, refusePlace);
  const some: SeatAction = { type: "place", seat, territory, units };
  if (roll(2) > 0 && territory >= 0 && checkPlace(s, some) === undefined) return some;
  return { type: "place", seat, territory: holder.capital, units: copyUnits(holder.reserve) };
}
