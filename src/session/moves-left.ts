import type { Seat } from "../core/types";
import { refuseAttackFrom, refuseAttackTo } from "../games/castle-risk/attack";
import { refuseBombardFrom, refuseBombardTo } from "../games/castle-risk/bombard";
import { refuseFortifyFrom, refuseFortifyTo } from "../games/castle-risk/fortify";
import { refuseCost } from "../games/castle-risk/purchase";
import { attemptCost, refuseCity } from "../games/castle-risk/recruit";
import type { State } from "../games/castle-risk/state";
import { BOARD, CITIES, SIZE } from "../games/castle-risk/world";

/** Whether the phase still has a move that the seat could make, so that ending it is worth a question. */
export function hasMoves(s: State, seat: Seat): boolean {
  const m = s.moves;
  if (s.phase === "attack") {
    return m.attacks > 0 && hasWay(s, seat, refuseAttackFrom, refuseAttackTo);
  }
  if (s.phase === "fortify") {
    return m.fortifies > 0 && hasWay(s, seat, refuseFortifyFrom, refuseFortifyTo);
  }
  if (s.phase !== "diplomacy") return false;
  if (m.bombardments > 0 && hasWay(s, seat, refuseBombardFrom, refuseBombardTo)) return true;
  if (m.recruitments < 1 || refuseCost(s, seat, attemptCost(false)) !== undefined) return false;
  return CITIES.some((t) => refuseCity(s, seat, t) === undefined);
}

function hasWay(
  s: State,
  seat: Seat,
  refuseFrom: (this: void, s: State, seat: Seat, t: number) => unknown,
  refuseTo: (this: void, s: State, seat: Seat, from: number, to: number) => unknown,
): boolean {
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseFrom(s, seat, from) === undefined) {
      for (const to of BOARD.near[from]) if (refuseTo(s, seat, from, to) === undefined) return true;
    }
  }
  return false;
}
