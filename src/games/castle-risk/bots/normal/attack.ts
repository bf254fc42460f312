import type { Thought } from "../../../../core/bots/thought";
import { type Roll, type Seat, NOBODY } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { costOf } from "../../rules/units";
import type { Expected } from "../../../../risk/combat/odds/fit";
import { studyOn, type Study } from "../../../../risk/combat/odds/study";
import { SIEGE, any } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { fading, TIRED_BY, TIRED_FROM } from "../judge/rounds";
import type { Habits } from "../habits.data";
import { fitAttack, studyAttack } from "../judge/odds";
import { spare } from "./guard";
import { gain, leadersOf } from "./worth";

/** An attack that is thought of: what its target is worth, and what it promises, for a battle by a quick fit of its odds. */
interface Plan {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
  readonly isBattle: boolean;
  readonly value: number;
  readonly promise: number;
}

/** Of so many battles at most the exact odds are worked out, those that promise most. */
const FEW = 3;
/** A battle whose chance by the fit is less than what is wanted by no more than this is looked at. */
const SLACK = 0.1;
/** Units of thought that a way to attack costs. */
const WAY = 4;

/**
 * Looks for the attack that brings most, or the end of the phase where none is worth it: at one way to attack after the
 * other, and then at the battles of those that promise most.
 */
export function thinkAttacks(s: State, seat: Seat, roll: Roll, habits: Habits): Thought<SeatAction> {
  const wanted = wantedChance(s) + habits.margin;
  const asked: Asked = { s, seat, habits, leaders: leadersOf(s), least: wanted - SLACK };
  const plans: Plan[] = [];
  let best: Plan | undefined;
  let most = 0;
  let battles = 0;
  let fought: Plan | undefined;
  let study: Study | undefined;
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

  const look = (): void => {
    const plan = planOf(asked, from, BOARD.near[from][near], force, roll);
    if (plan !== undefined && plan.promise > 0) plans.push(plan);
    near++;
    if (near >= BOARD.near[from].length) goOn();
  };
  const note = (plan: Plan, score: number): void => {
    if (score <= most) return;
    most = score;
    best = plan;
  };
  /** Works at the battle of the plan that promises most; gives the units that are left, -1 where no plan is left that could be better. */
  const fight = (units: number): number => {
    if (fought === undefined || study === undefined) {
      fought = takeBest(plans);
      if (fought === undefined || fought.promise <= most) return -1;
      if (!fought.isBattle) note(fought, fought.promise);
      else if (battles < FEW) {
        study = studyAttack(s, seat, fought.from, fought.to, fought.units);
        battles++;
      }
      return units;
    }
    const left = studyOn(study, units);
    const { expected } = study;
    if (expected === undefined) return 0;
    if (expected.win >= wanted) note(fought, scoreOf(s, fought, expected));
    study = undefined;
    return left;
  };
  return {
    more: (units) => {
      let left = units;
      for (; left > 0 && from < SIZE; left -= WAY) look();
      while (left > 0) {
        left = fight(left);
        if (left < 0) return true;
      }
      return false;
    },
    best: () =>
      best === undefined
        ? { type: "end", seat, phase: "attack" }
        : { type: "attack", seat, from: best.from, to: best.to, units: [...best.units] },
  };
}

/** What plans are made of: `least` is the chance that a battle must have by the fit. */
interface Asked {
  readonly s: State;
  readonly seat: Seat;
  readonly habits: Habits;
  readonly leaders: readonly boolean[];
  readonly least: number;
}

function planOf(
  { s, seat, habits, leaders, least }: Asked,
  from: number,
  to: number,
  force: readonly number[],
  roll: Roll,
): Plan | undefined {
  if (!any(force) || refuseAttackTo(s, seat, from, to) !== undefined) return undefined;
  const { owner } = s.territories[to];
  const spite = owner >= 0 && owner === habits.grudge ? habits.revenge : 0;
  const value = gain(s, seat, to, leaders) + spite + roll(10) / 10;
  if (owner === NOBODY)
    return { from, to, units: scout(unspent(s, from)), isBattle: false, value, promise: value };
  if (needsSiege(s, to) && force[SIEGE] === 0) return undefined;
  const fit = fitAttack(s, force, to);
  if (fit.win < least) return undefined;
  const plan = { from, to, units: force, isBattle: true, value };
  return { ...plan, promise: scoreOf(s, plan, fit) };
}

/** What a battle brings: its target, and what either side loses on average, in coins or so. */
function scoreOf(
  s: State,
  { to, units, value }: Pick<Plan, "to" | "units" | "value">,
  { win, kept, held }: Expected,
): number {
  const own = costOf(units) * (1 - win * kept);
  const other = costOf(s.territories[to].units) * (1 - (1 - win) * held);
  return value - 0.5 * fading(s.round, TIRED_FROM, TIRED_BY) * own + 0.2 * other;
}

/** Takes the plan out of the list that promises most, of equals the first one. */
function takeBest(plans: Plan[]): Plan | undefined {
  let at = 0;
  for (let i = 1; i < plans.length; i++) if (plans[i].promise > plans[at].promise) at = i;
  return plans.splice(at, 1)[0];
}

/** The chance that an attack must have; a long war makes everybody bolder. */
function wantedChance({ round }: State): number {
  if (round < 10) return 0.77;
  return round < 16 ? 0.7 : 0.62;
}

/** One of the cheapest units, to take an empty land. */
function scout(free: readonly number[]): number[] {
  const units = [0, 0, 0, 0];
  let k = 0;
  while (k < 3 && free[k] === 0) k++;
  units[k] = 1;
  return units;
}
