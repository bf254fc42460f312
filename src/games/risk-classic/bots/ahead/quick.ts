import type { Thought } from "../../../../core/bots/thought";
import type { Roll, Seat } from "../../../../core/types";
import { planOf } from "../../../../risk/world/bots/plan/plan";
import { followPlan } from "../../../../risk/world/bots/think/follow";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { steadyAction } from "../steady";
import { thinkerOf } from "../think";
import { QUICK } from "./sight.data";

const quick = thinkerOf(QUICK);

/** How everybody plays on in the head of an expert: plans as armies are placed, and does else as a sensible player. */
export function playOn(
  s: State,
  seat: Seat,
  roll: Roll,
  before: Thought<Action> | undefined,
): Thought<Action> {
  if (s.step === "place") return quick(s, seat, roll, before);
  const plan = planOf(before);
  const followed = plan === undefined ? undefined : followPlan(s, seat, plan);
  if (followed !== undefined) return followed;
  const action = steadyAction(s, seat, roll);
  return { more: () => true, best: () => action };
}
