import type { Thought } from "../../../../core/bots/thought";
import { type Roll, type Seat, NOBODY } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { fading, TIRED_BY, TIRED_FROM } from "../judge/rounds";
import type { Habits } from "../habits.data";
import { forecast } from "./forecast";
import { spare } from "./guard";
import { gain, leadersOf } from "./worth";

interface Plan {
  readonly from: number;
  readonly to: number;
  readonly units: number[];
  readonly score: number;
}

/** Units of thought that a way to attack costs. */
const WAY = 4;

/** The attack that promises most, or the end of the phase where none is worth it: one way to attack after the other. */
export function thinkAttacks(s: State, seat: Seat, roll: Roll, habits: Habits): Thought<SeatAction> {
  const leaders = leadersOf(s);
  let best: Plan | undefined;
  let from = s.moves.attacks > 0 ? -1 : SIZE;
  let near = 0;
  let force: readonly number[] = [];
  /** Goes on to the next territory that may be attacked from. */
  const goOn = (): void => {
    do from++;
    while (
      from < SIZE &&
      (s.territories[from].owner !== seat || refuseAttackFrom(s, seat, from) !== undefined)
    );
    near = 0;
    if (from < SIZE) force = spare(s, seat, from, unspent(s, from));
  };
  if (from < 0) goOn();
  return {
    more: (units) => {
      for (let left = units; left > 0 && from < SIZE; left -= WAY) {
        const plan = makePlan(s, seat, from, BOARD.near[from][near], force, roll, habits, leaders);
        if (plan !== undefined && (best === undefined || plan.score > best.score)) best = plan;
        near++;
        if (near >= BOARD.near[from].length) goOn();
      }
      return from >= SIZE;
    },
    best: () =>
      best === undefined
        ? { type: "end", seat, phase: "attack" }
        : { type: "attack", seat, from: best.from, to: best.to, units: best.units },
  };
}

function makePlan(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  force: readonly number[],
  roll: Roll,
  habits: Habits,
  leaders: readonly boolean[],
): Plan | undefined {
  if (!any(force) || refuseAttackTo(s, seat, from, to) !== undefined) return undefined;
  const { owner } = s.territories[to];
  const value = gain(s, seat, to, leaders) + (owner >= 0 && owner === habits.grudge ? habits.revenge : 0);
  const luck = roll(10) / 10;
  if (owner === NOBODY) {
    return { from, to, units: scout(unspent(s, from)), score: value + luck };
  }
  if (needsSiege(s, to) && force[SIEGE] === 0) return undefined;
  const { mine, theirs, myLoss, theirLoss } = forecast(s, force, to);
  if (theirs > mine || mine < (margin(s) + habits.margin) * size(force) + 0.6) return undefined;
  const score = value - 0.5 * fading(s.round, TIRED_FROM, TIRED_BY) * myLoss + 0.2 * theirLoss + luck;
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
