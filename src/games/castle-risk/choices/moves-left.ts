import type { Seat } from "../../../core/types";
import { refuseAttackFrom, refuseAttackTo } from "../rules/attack";
import { refuseBombardFrom, refuseBombardTo } from "../rules/bombard";
import { refuseFortifyFrom, refuseFortifyTo } from "../rules/fortify";
import { refuseCost } from "../rules/purchase";
import { attemptCost, refuseCity } from "../rules/recruit";
import type { State } from "../rules/state";
import { BOARD, CITIES, SIZE } from "../../../risk/europe/board";

/** Verbs that need a territory to begin in, and mostly one to go to. */
const BY_PHASE: Readonly<Record<string, readonly string[] | undefined>> = {
  attack: ["attack"],
  fortify: ["fortify"],
  diplomacy: ["bombard", "recruit"],
};

/** Whether the phase still has a move that the seat could make, so that ending it is worth a question. */
export function hasMoves(s: State, seat: Seat): boolean {
  const verbs = BY_PHASE[s.phase] ?? [];
  return verbs.some((verb) => canMove(s, seat, verb));
}

/** Whether a move of this kind is left and there is any territory for it; true for verbs that need none. */
export function canMove(s: State, seat: Seat, verb: string): boolean {
  const m = s.moves;
  switch (verb) {
    case "attack":
      return m.attacks > 0 && hasWay(s, seat, refuseAttackFrom, refuseAttackTo);
    case "fortify":
      return m.fortifies > 0 && hasWay(s, seat, refuseFortifyFrom, refuseFortifyTo);
    case "bombard":
      return m.bombardments > 0 && hasWay(s, seat, refuseBombardFrom, refuseBombardTo);
    case "recruit":
      if (m.recruitments < 1 || refuseCost(s, seat, attemptCost(false)) !== undefined) return false;
      return CITIES.some((t) => refuseCity(s, seat, t) === undefined);
    default:
      return true;
  }
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
