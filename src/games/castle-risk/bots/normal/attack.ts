import type { Thought } from "../../../../core/bots/thought";
import { type Roll, type Seat, NOBODY } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { costOf } from "../../rules/units";
import { studyOn, type Expected, type Study } from "../../../../risk/combat/odds/study";
import { SIEGE, any } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { campaignOf, isNearer } from "../judge/campaign";
import { single } from "../judge/force";
import { CAMPAIGN_FROM, fading, TIRED_BY, TIRED_FROM } from "../judge/rounds";
import type { Habits } from "../habits.data";
import { studyAttack } from "../judge/odds";
import { spare } from "./guard";
import { gain, leadersOf } from "./worth";

/** An attack that is thought of: what its target is worth, and what it promises: of a battle the most that it can bring. */
interface Plan {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
  readonly isBattle: boolean;
  readonly value: number;
  readonly promise: number;
}

/** What a step towards a capital is worth in a long war, for each coin's worth of an army. */
const NEARER = 0.5;
/** What a coin's worth of units counts that the defender loses. */
const SPOILS = 0.2;
/** Units of thought that a way to attack costs. */
const WAY = 4;

/** What is being looked for: the way that is due, what was found, and the battle that is being worked out. */
interface Search {
  readonly asked: Asked;
  readonly roll: Roll;
  /** The chance that a battle must have. */
  readonly wanted: number;
  readonly plans: Plan[];
  from: number;
  near: number;
  force: readonly number[];
  fought: Plan | undefined;
  study: Study | undefined;
  best: Plan | undefined;
  most: number;
}

/**
 * Looks for the attack that brings most, or the end of the phase where none is worth it: at one way to attack after the
 * other, and then at the exact odds of battles, as long as one promises more than the best way so far.
 */
export function thinkAttacks(s: State, seat: Seat, roll: Roll, habits: Habits): Thought<SeatAction> {
  const wanted = wantedChance(s) + habits.margin;
  const search: Search = {
    asked: { s, seat, habits, leaders: leadersOf(s), steps: campaignOf(s, seat) },
    roll,
    wanted,
    plans: [],
    from: s.moves.attacks > 0 ? -1 : SIZE,
    near: 0,
    force: [],
    fought: undefined,
    study: undefined,
    best: undefined,
    most: 0,
  };
  if (search.from < 0) goOn(search);
  return {
    more: (units) => {
      let left = units;
      for (; left > 0 && search.from < SIZE; left -= WAY) look(search);
      while (left > 0) {
        left = fight(search, left);
        if (left < 0) return true;
      }
      return false;
    },
    best: () => {
      if (search.best === undefined) return { type: "end", seat, phase: "attack" };
      const { from, to, units } = search.best;
      return { type: "attack", seat, from, to, units: [...units] };
    },
  };
}

/** Goes on to the next territory that may be attacked from. */
function goOn(search: Search): void {
  const { s, seat } = search.asked;
  do search.from++;
  while (
    search.from < SIZE &&
    (s.territories[search.from].owner !== seat || refuseAttackFrom(s, seat, search.from) !== undefined)
  );
  search.near = 0;
  if (search.from < SIZE) search.force = spare(s, seat, search.from, unspent(s, search.from));
}

/** Looks at one way to attack. */
function look(search: Search): void {
  const { asked, from, near, force, roll, plans } = search;
  const plan = planOf(asked, from, BOARD.near[from][near], force, roll);
  if (plan !== undefined && plan.promise > 0) plans.push(plan);
  search.near++;
  if (search.near >= BOARD.near[from].length) goOn(search);
}

function note(search: Search, plan: Plan, score: number): void {
  if (score <= search.most) return;
  search.most = score;
  search.best = plan;
}

/** Works at the battle of the plan that promises most; gives the units that are left, -1 where no plan that is left could be better. */
function fight(search: Search, units: number): number {
  const { s, seat } = search.asked;
  const { fought, study } = search;
  if (fought === undefined || study === undefined) {
    const plan = takeBest(search.plans);
    search.fought = plan;
    if (plan === undefined || plan.promise <= search.most) return -1;
    if (!plan.isBattle) note(search, plan, plan.promise);
    else search.study = studyAttack(s, seat, plan.from, plan.to, plan.units);
    return units;
  }
  const left = studyOn(study, units);
  const { expected } = study;
  if (expected === undefined) return 0;
  if (expected.win >= search.wanted) note(search, fought, scoreOf(s, fought, expected));
  search.study = undefined;
  return left;
}

/** What plans are made of. */
interface Asked {
  readonly s: State;
  readonly seat: Seat;
  readonly habits: Habits;
  readonly leaders: readonly boolean[];
  readonly steps: readonly number[] | undefined;
}

function planOf(
  { s, seat, habits, leaders, steps }: Asked,
  from: number,
  to: number,
  force: readonly number[],
  roll: Roll,
): Plan | undefined {
  if (!any(force) || refuseAttackTo(s, seat, from, to) !== undefined) return undefined;
  const { owner } = s.territories[to];
  const spite = owner >= 0 && owner === habits.grudge ? habits.revenge : 0;
  const marches = isNearer(steps, from, to) ? costOf(force) * NEARER : 0;
  const value = gain(s, seat, to, leaders) + spite + roll(10) / 10 + marches;
  if (owner === NOBODY) {
    const units = marches > 0 ? force : single(unspent(s, from));
    return { from, to, units, isBattle: false, value, promise: value };
  }
  if (needsSiege(s, to) && force[SIEGE] === 0) return undefined;
  const promise = value + SPOILS * costOf(s.territories[to].units);
  return { from, to, units: force, isBattle: true, value, promise };
}

/** What a battle brings: its target, and what either side loses on average, in coins or so. */
function scoreOf(
  s: State,
  { to, units, value }: Pick<Plan, "to" | "units" | "value">,
  { win, kept, held }: Expected,
): number {
  const own = costOf(units) * (1 - win * kept);
  const other = costOf(s.territories[to].units) * (1 - (1 - win) * held);
  return value - 0.5 * fading(s.round, TIRED_FROM, TIRED_BY) * own + SPOILS * other;
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
  if (round < 16) return 0.7;
  return round < CAMPAIGN_FROM ? 0.62 : 0.5;
}
