import { SIZE } from "../../board";
import { judge } from "../judge";
import type { Ground, PlanNode } from "./node";

/** Armies that a plan has placed, by territory. */
export interface Placement {
  readonly territory: number;
  readonly armies: number;
}

/** The steps of a plan, the first one first. */
export function stepsOf(node: PlanNode): PlanNode[] {
  const back: PlanNode[] = [];
  for (let at: PlanNode | undefined = node; at?.before !== undefined; at = at.before) back[back.length] = at;
  const steps: PlanNode[] = [];
  for (let i = back.length - 1; i >= 0; i--) steps[steps.length] = back[i];
  return steps;
}

/** The node that a plan begins at. */
export function rootOf(node: PlanNode): PlanNode {
  let at = node;
  while (at.before !== undefined) at = at.before;
  return at;
}

/** By territory held at the start: where armies that are placed there come in the end. */
function endsOf(node: PlanNode): number[] {
  const ends: number[] = [];
  for (let t = 0; t < SIZE; t++) ends[t] = t;
  for (const { from, to, armies, moved } of stepsOf(node)) {
    if (armies[from] <= 1.01 || moved > armies[from])
      for (let t = 0; t < SIZE; t++) if (ends[t] === from) ends[t] = to;
  }
  return ends;
}

/** What a plan places, and its value once the armies that it leaves are where they are worth most. */
export interface Spread {
  readonly node: PlanNode;
  readonly placed: number[];
  readonly value: number;
  /** The position that it leads to then, and what that is worth alone. */
  readonly armies: readonly number[];
  readonly raw: number;
}

/** Puts what a plan leaves to place where it is worth most, half by half. */
export function spreadSpare({ judge: how }: Ground, node: PlanNode): Spread {
  const root = rootOf(node);
  const placed: number[] = [];
  for (let t = 0; t < SIZE; t++) placed[t] = 0;
  for (const step of stepsOf(node)) if (step.drawn > 0) placed[(step.before ?? root).source[step.from]] += step.drawn;
  let left = node.spare;
  if (left < 1) return { node, placed, value: node.value, armies: node.armies, raw: node.raw };
  const ends = endsOf(node);
  const armies = node.armies.slice();
  let raw = node.raw;
  while (left >= 1) {
    const part = left <= 3 ? left : (left - (left % 2)) / 2;
    let best = -1;
    let most = -100000;
    for (let t = 0; t < SIZE; t++) {
      if (root.owners[t] === how.me && root.source[t] >= 0) {
        const end = ends[t];
        armies[end] += part;
        const value = judge(how, node.owners, armies, left - part, node.loot);
        armies[end] -= part;
        if (value > most) {
          most = value;
          best = t;
        }
      }
    }
    placed[best] += part;
    armies[ends[best]] += part;
    left -= part;
    raw = most;
  }
  return { node, placed, value: node.sum + node.chance * raw, armies, raw };
}
