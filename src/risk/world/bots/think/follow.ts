import type { Seat } from "../../../../core/types";
import { SIZE } from "../../board";
import type { StormAction } from "../../rules/attack";
import type { OccupyAction } from "../../rules/occupy";
import type { PlaceAction } from "../../rules/place";
import type { Lands, WorldState } from "../../rules/state";
import { lossMean, lossVariance } from "../losses";
import { holds, isNear, type Plan, type PlanThought } from "../plan/plan";

/** Armies that a side step takes along. */
const SIDE = 3;

/** What a plan does next, if the board is about as it expects it to be; undefined where it is to be thought anew. */
export function followPlan(
  s: WorldState,
  seat: Seat,
  plan: Plan,
): PlanThought<PlaceAction | StormAction | OccupyAction> | undefined {
  if (s.step === "place") return nextPlacement(s, seat, plan);
  if (s.step === "occupy") return nextMove(s, seat, plan);
  if (s.step !== "attack" || !holds(plan, s, seat)) return undefined;
  const { from, to } = plan.steps[plan.at];
  return { more: () => true, best: () => stormOf(s, seat, from, to), plan: () => plan };
}

/** Rolls on as long as luck is not so bad that the plan is to be thought anew. */
export function stormOf({ armies }: Lands, seat: Seat, from: number, to: number): StormAction {
  const had = armies[from];
  const there = armies[to];
  const stop = had - lossMean(there) - Math.sqrt(lossVariance(there)) - 1;
  const whole = stop - (stop % 1);
  return { type: "storm", seat, from, to, until: whole < 1 ? 1 : whole >= had ? had - 1 : whole };
}

/** The territory on which most is placed; -1 where nothing is. */
export function mostOf(placed: readonly number[]): number {
  let territory = -1;
  for (let t = 0; t < SIZE; t++)
    if (placed[t] > 0 && (territory < 0 || placed[t] > placed[territory])) territory = t;
  return territory;
}

/** A plan with an action's armies placed. */
export function without(plan: Plan, { territory, armies }: PlaceAction): Plan {
  const placed = plan.placed.slice();
  placed[territory] -= armies;
  const now = plan.armies.slice();
  now[territory] += armies;
  return { ...plan, placed, armies: now };
}

/** The next armies that a plan places, if the board is the one that it was made for, and just its armies are due. */
function nextPlacement(s: WorldState, seat: Seat, plan: Plan): PlanThought<PlaceAction> | undefined {
  let sum = 0;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] !== plan.owners[t] || s.armies[t] !== plan.armies[t]) return undefined;
    sum += plan.placed[t];
  }
  const territory = mostOf(plan.placed);
  if (sum !== s.due || territory < 0 || plan.at > 0) return undefined;
  const action: PlaceAction = { type: "place", seat, territory, armies: plan.placed[territory] };
  return { more: () => true, best: () => action, plan: () => without(plan, action) };
}

/** What a plan meant to do, if its next step then has its armies. */
function nextMove(s: WorldState, seat: Seat, before: Plan): PlanThought<OccupyAction> | undefined {
  const { battle } = s;
  if (battle === undefined) return undefined;
  if (before.at + 1 >= before.steps.length) return undefined;
  const { from, to, isSide } = before.steps[before.at];
  if (from !== battle.from || to !== battle.to) return undefined;
  const most = s.armies[from] - 1;
  const moved = !isSide ? most : battle.dice > SIDE || most < SIDE ? battle.dice : SIDE;
  const step = before.steps[before.at + 1];
  const there = step.from === to ? moved : step.from === from ? s.armies[from] - moved : s.armies[step.from];
  if (!isNear(step, there)) return undefined;
  const next = { ...before, at: before.at + 1 };
  return { more: () => true, best: () => ({ type: "occupy", seat, armies: moved }), plan: () => next };
}
