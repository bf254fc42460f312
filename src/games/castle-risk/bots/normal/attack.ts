import type { Thought } from "../../../../core/bots/thought";
import { type Roll, type Seat, NOBODY } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import type { Habits } from "../habits.data";
import { attackOdds } from "../../rules/odds";
import { startStudy, studyOn, type Expected, type Study } from "../battle";
import { spare } from "./guard";
import { gain } from "./worth";

/** An attack that is thought of: what its target is worth, and the battle for it, if there is one. */
interface Plan {
  readonly from: number;
  readonly to: number;
  readonly units: number[];
  readonly value: number;
  readonly study: Study | undefined;
}

/** Units that it costs to look at an attack besides its battle. */
const LOOK = 1;

/** Looks for the attack that promises most, or the end of the phase where none is worth it. */
export function thinkAttack(s: State, seat: Seat, roll: Roll, habits: Habits): Thought<SeatAction> {
  const plans = plansOf(s, seat, roll, habits);
  const share = marginOf(s) + habits.margin;
  let best: SeatAction = { type: "end", seat, phase: "attack" };
  let most = 0;
  let at = 0;
  return {
    more: (units) => {
      let left = units;
      while (at < plans.length && left > 0) {
        const plan = plans[at];
        if (plan.study !== undefined && plan.study.expected === undefined) left = studyOn(plan.study, left);
        else {
          const score = scoreOf(plan, share);
          if (score !== undefined && (score > most || best.type === "end")) {
            most = score;
            best = { type: "attack", seat, from: plan.from, to: plan.to, units: plan.units };
          }
          at++;
          left -= LOOK;
        }
      }
      return at >= plans.length;
    },
    best: () => best,
  };
}

function plansOf(s: State, seat: Seat, roll: Roll, habits: Habits): Plan[] {
  const plans: Plan[] = [];
  if (s.moves.attacks < 1) return plans;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseAttackFrom(s, seat, from) === undefined) {
      const force = spare(s, seat, from, unspent(s, from));
      for (const to of BOARD.near[from]) {
        const plan = planOf(s, seat, from, to, force, roll, habits);
        if (plan !== undefined) plans.push(plan);
      }
    }
  }
  return plans;
}

function planOf(
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
  const spite = owner >= 0 && owner === habits.grudge ? habits.revenge : 0;
  const value = gain(s, seat, to) + spite + roll(10) / 10;
  if (owner === NOBODY) return { from, to, units: scout(unspent(s, from)), value, study: undefined };
  if (needsSiege(s, to) && force[SIEGE] === 0) return undefined;
  const units = [...force];
  const battle = attackOdds(s, seat, { seat, from, to, units });
  return { from, to, units, value, study: battle === undefined ? undefined : startStudy(battle) };
}

/** What an attack promises; undefined if too few are likely to come through. */
function scoreOf({ value, units, study }: Plan, share: number): number | undefined {
  if (study === undefined) return value;
  const { expected } = study;
  if (expected === undefined || !isSafe(expected, share * size(units) + 0.6)) return undefined;
  const score = value - 0.5 * expected.myLoss + 0.2 * expected.theirLoss;
  return score > 0 ? score : undefined;
}

function isSafe({ mine, theirs }: Expected, least: number): boolean {
  return mine >= theirs && mine >= least;
}

/** The share of a force that must come through on average; a long war makes everybody bolder. */
function marginOf(s: State): number {
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
