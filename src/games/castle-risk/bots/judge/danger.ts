import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { chanceAt } from "../../../../risk/combat/odds/fit";
import { SIEGE, size } from "../../../../risk/units";
import { BOARD } from "../../../../risk/europe/board";
import { leaving } from "./force";
import { leadInAttack } from "./odds";

/** A second army at a territory's border adds so much of what is left of its chance. */
const SECOND = 0.5;

/** The chance that an own territory falls if those beside it attack with all that stands there. */
export function danger(s: State, seat: Seat, t: number): number {
  const { castle } = s.territories[t];
  let most = 0;
  let second = 0;
  for (const near of BOARD.near[t]) {
    const { owner, units } = s.territories[near];
    if (owner >= 0 && owner !== seat && size(units) > 1 && (!castle || units[SIEGE] > 0)) {
      const chance = chanceAt(leadInAttack(s, leaving(units, 0, 1), t));
      if (chance > most) {
        second = most;
        most = chance;
      } else if (chance > second) second = chance;
    }
  }
  return most + (1 - most) * second * SECOND;
}
