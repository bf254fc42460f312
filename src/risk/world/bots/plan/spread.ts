import { NOWHERE } from "../../../../core/types";
import { zeros } from "../../../../core/counts";
import { ALL_LANDS, SIZE } from "../../board";
import { judge } from "../judge";
import type { Ground, PlanNode } from "./node";
import { judged } from "./units";

/** The steps of a plan, the first one first. */
export function stepsOf(node: PlanNode): PlanNode[] {
  const back: PlanNode[] = [];
  for (let at = node; at.before !== undefined; at = at.before) back[back.length] = at;
  return back.reverse();
}

/** The node that a plan begins at. */
export function rootOf(node: PlanNode): PlanNode {
  let at = node;
  while (at.before !== undefined) at = at.before;
  return at;
}

/** By territory held at the start: where armies that are placed there come in the end. */
function endsOf(node: PlanNode): number[] {
  const ends = ALL_LANDS.slice();
  for (const { from, to, armies, moved } of stepsOf(node)) {
    if (armies[from] <= 1.01 || moved > armies[from])
      for (let t = 0; t < SIZE; t++) if (ends[t] === from) ends[t] = to;
  }
  return ends;
}

/** Armies that a plan leaves, which are put where they are worth most, half by half. */
export interface Spread {
  readonly node: PlanNode;
  readonly root: PlanNode;
  /** By territory: what the plan places, and where armies come that are placed there. */
  readonly placed: number[];
  readonly ends: readonly number[];
  readonly armies: number[];
  /** Armies that are left, the half that is tried now, where next, and where it was worth most. */
  left: number;
  part: number;
  at: number;
  best: number;
  most: number;
  value: number;
}

export function newSpread(node: PlanNode): Spread {
  const root = rootOf(node);
  const placed = zeros(SIZE);
  for (const step of stepsOf(node))
    if (step.drawn > 0) placed[(step.before ?? root).source[step.from]] += step.drawn;
  const left = node.spare;
  return {
    node,
    root,
    placed,
    ends: endsOf(node),
    armies: node.armies.slice(),
    left,
    part: partOf(left),
    at: 0,
    best: NOWHERE,
    most: -1,
    value: node.value,
  };
}

function partOf(left: number): number {
  return left <= 3 ? left : (left - (left % 2)) / 2;
}

/** Works at most so many units more, or a position's; says whether all armies have a place. */
export function moreSpread(spread: Spread, { judge: how }: Ground, units: number): boolean {
  const { node, root, placed, ends, armies } = spread;
  let used = 0;
  while (spread.left >= 1 && used < units) {
    const { part, at } = spread;
    if (at < SIZE) {
      spread.at++;
      if (root.owners[at] === how.me && root.source[at] !== NOWHERE) {
        used += judged(how);
        armies[ends[at]] += part;
        const value = judge(how, node.owners, armies, spread.left - part, node.loot);
        armies[ends[at]] -= part;
        if (value > spread.most) {
          spread.most = value;
          spread.best = at;
        }
      }
    } else {
      placed[spread.best] += part;
      armies[ends[spread.best]] += part;
      spread.left -= part;
      spread.value = node.sum + node.chance * spread.most;
      spread.part = partOf(spread.left);
      spread.at = 0;
      spread.most = -1;
    }
  }
  return spread.left < 1;
}
