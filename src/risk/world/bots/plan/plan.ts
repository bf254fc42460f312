import type { Thought } from "../../../../core/bots/thought";
import type { ConsideredPlan } from "../../../../core/engine";
import type { Lands } from "../../rules/state";
import type { PlanNode } from "./node";
import { rootOf, stepsOf } from "./spread";

/** An attack of a plan as it is expected. */
interface PlanStep {
  readonly from: number;
  readonly to: number;
  readonly isSide: boolean;
  /** Armies in the source and in the target before it, and how far those of the source may be off. */
  readonly had: number;
  readonly defenders: number;
  readonly slack: number;
}

/** What a seat is about to do for the rest of its turn's placing and attacking. */
export interface Plan {
  /** Armies still to place, by territory. */
  readonly placed: readonly number[];
  readonly steps: readonly PlanStep[];
  /** The next step. */
  readonly at: number;
  /** The board on which the next armies are placed. */
  readonly owners: readonly number[];
  readonly armies: readonly number[];
}

export interface PlanThought<A> extends Thought<A> {
  plan(this: void): Plan | undefined;
  /** The nodes that its search has found, best first. */
  found?(this: void): readonly PlanNode[];
}

/** The plan of a thought from before, if it has one. */
export function planOf<A>(before: Thought<A> | undefined): Plan | undefined {
  return before !== undefined && "plan" in before ? (before as PlanThought<A>).plan() : undefined;
}

/** Plans of a search that are told. */
const TOLD = 3;

/** The best plans that a thought has found: by the chance that all of it succeeds, what is worth what then and where it ends before. */
export function consideredPlans<A>(thought: Thought<A>): ConsideredPlan[] {
  const nodes = "found" in thought ? ((thought as PlanThought<A>).found?.() ?? []) : [];
  return nodes.slice(0, TOLD).map((node) => {
    const { value, chance, raw, sum } = node;
    const lands = stepsOf(node).map(({ to }) => to);
    return { lands, terms: { worth: value, chance, then: raw, before: sum } };
  });
}

/** The territories that the plan of a thought still takes, in their order. */
export function landsAhead<A>(thought: Thought<A>): number[] {
  const plan = planOf(thought);
  return plan === undefined ? [] : plan.steps.slice(plan.at).map(({ to }) => to);
}

/** The plan that leads to a node. */
export function planTo(node: PlanNode, placed: readonly number[]): Plan {
  const root = rootOf(node);
  const steps = stepsOf(node).map(({ before, from, to, armies, drawn }): PlanStep => {
    const { armies: had, marches } = before ?? root;
    return {
      from,
      to,
      isSide: armies[from] > 1.01,
      had: had[from] + drawn,
      defenders: had[to],
      slack: 0.5 + 0.4 * Math.sqrt(marches[from].variance),
    };
  });
  return { placed, steps, at: 0, owners: root.owners, armies: root.armies };
}

/** Whether the next step of a plan may be taken as it was meant: what is held is held, and the armies suffice. */
export function holds(plan: Plan, { owners, armies }: Lands, seat: number): boolean {
  const { steps, at } = plan;
  if (at >= steps.length) return false;
  for (let i = 0; i < steps.length; i++) {
    if (i < at ? owners[steps[i].to] !== seat : owners[steps[i].to] === seat) return false;
    if (i >= at && armies[steps[i].to] !== steps[i].defenders) return false;
  }
  const { from } = steps[at];
  return owners[from] === seat && isNear(steps[at], armies[from]);
}

/** Whether a step has about the armies that it was meant to have: more ask for a better plan, as fewer do. */
export function isNear({ had, slack }: PlanStep, armies: number): boolean {
  return armies > 1 && armies >= had - slack / 2 && armies <= had + slack;
}
