import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { SIEGE, size } from "../../../../risk/units";
import { BOARD } from "../../../../risk/europe/board";
import { leaving } from "./force";
import { winInAttack, workOnAttack, type Odds } from "./odds";

/** A second army at a territory's border adds so much of what is left of its chance. */
const SECOND = 0.5;

/**
 * The danger that an own territory falls if those beside it attack with all that stands there: the exact chance of the
 * strongest attack, and a part of that of the second one. Undefined where a chance is to be worked out.
 */
export function danger(odds: Odds, s: State, seat: Seat, t: number): number | undefined {
  let most = 0;
  let second = 0;
  for (const near of BOARD.near[t]) {
    if (threatens(s, seat, near, t)) {
      const chance = winInAttack(odds, s, leaving(s.territories[near].units, 0, 1), t);
      if (chance === undefined) return undefined;
      if (chance > most) {
        second = most;
        most = chance;
      } else if (chance > second) second = chance;
    }
  }
  return most + (1 - most) * second * SECOND;
}

/** Works on the chances of a danger for about so many units of thought; gives those that it took, none where all are known. */
export function workOnDanger(odds: Odds, s: State, seat: Seat, t: number, units: number): number {
  for (const near of BOARD.near[t])
    if (threatens(s, seat, near, t)) {
      const force = leaving(s.territories[near].units, 0, 1);
      if (winInAttack(odds, s, force, t) === undefined) return workOnAttack(odds, s, force, t, units);
    }
  return 0;
}

/** Whether an army of somebody else could attack a territory of a seat. */
function threatens({ territories }: State, seat: Seat, near: number, t: number): boolean {
  const { owner, units } = territories[near];
  return owner >= 0 && owner !== seat && size(units) > 1 && (!territories[t].castle || units[SIEGE] > 0);
}
