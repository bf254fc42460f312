import { type Roll, type Seat, NOBODY } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import type { Habits } from "../habits.data";
import { forecast } from "./forecast";
import { spare } from "./guard";
import { gain } from "./worth";

interface Plan {
  readonly from: number;
  readonly to: number;
  readonly units: number[];
  readonly score: number;
}

/** The attack that promises most, or the end of the phase where none is worth it. */
export function decideAttack(s: State, seat: Seat, roll: Roll, habits: Habits): SeatAction {
  let best: Plan | undefined;
  if (s.moves.attacks > 0) {
    for (let from = 0; from < SIZE; from++) {
      if (s.territories[from].owner === seat && refuseAttackFrom(s, seat, from) === undefined) {
        const force = spare(s, seat, from, unspent(s, from));
        for (const to of BOARD.near[from]) {
          const plan = makePlan(s, seat, from, to, force, roll, habits);
          if (plan !== undefined && (best === undefined || plan.score > best.score)) best = plan;
        }
      }
    }
  }
  if (best === undefined) return { type: "end", seat, phase: "attack" };
  return { type: "attack", seat, from: best.from, to: best.to, units: best.units };
}

function makePlan(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  force: readonly number[],
  roll: Roll,
  habits: Habits,
): Plan | undefined {
  if (!any(force) || refuseAttackTo(s, seat, from, to) !== undefined) return undefined;
  const { owner } = s.territories[to];
  const value = gain(s, seat, to) + (owner >= 0 && owner === habits.grudge ? habits.revenge : 0);
  const luck = roll(10) / 10;
  if (owner === NOBODY) {
    return { from, to, units: scout(unspent(s, from)), score: value + luck };
  }
  if (needsSiege(s, to) && force[SIEGE] === 0) return undefined;
  const { mine, theirs, myLoss, theirLoss } = forecast(s, force, to);
  if (theirs > mine || mine < (margin(s) + habits.margin) * size(force) + 0.6) return undefined;
  const score = value - 0.5 * myLoss + 0.2 * theirLoss + luck;
  return score > 0 ? { from, to, units: [...force], score } : undefined;
}

/** The share of a force that must come through on average; a long war makes everybody bolder. */
function margin(s: State): number {
  if (s.round < 10) return 0.3;
  return s.round < 16 ? 0.2 : 0.1;
}

/** One of the cheapest units, to take an empty land. */
function scout(free: readonly number[]): number[] {
  const units = [0, 0, 0, 0];
  let k = 0;
  while (k < 3 && free[k] === 0) k++;
  units[k] = 1;
  return units;
}
