import type { Battle } from "../../rules/battle";
import type { OccupyAction } from "../../rules/occupy";
import { rootNode } from "../outlook";
import { isNear, nothingPlaced, planTo, type Plan, type PlanThought } from "../plan/plan";
import type { PlanNode } from "../plan/node";
import { rootOf } from "../plan/spread";
import { searchLater } from "./later";
import type { Question } from "./question";

/** Most numbers of armies that are compared, less one. */
const PARTS = 4;
/** Keys of nodes behind different numbers are so far apart. */
const APART = 50000000;
/** Armies that a side step takes along. */
const SIDE = 3;

/** How many armies move in: what the plan says, else what the best plan behind each number is worth decides. */
export function thinkOccupy(question: Question): PlanThought<OccupyAction> {
  const { s, seat, outlook, effort, loot, before } = question;
  const { battle } = s;
  if (battle === undefined)
    return { more: () => true, best: () => ({ type: "occupy", seat, armies: 1 }), plan: () => undefined };
  const followed = before === undefined ? undefined : follow(question, battle, before);
  if (followed !== undefined) return followed;
  const least = battle.dice;
  const most = s.armies[battle.from] - 1;
  const counts: number[] = [];
  const parts = most - least < PARTS ? most - least : PARTS;
  for (let i = 0; i <= parts; i++) {
    const share = parts === 0 ? most : most - ((most - least) * i) / parts;
    counts[i] = share - (share % 1);
  }
  const owners = s.owners.slice();
  const armies = s.armies.slice();
  owners[battle.to] = seat;
  const roots: PlanNode[] = [];
  const { more, search } = searchLater(outlook, effort, s, counts.length, (i) => {
    armies[battle.to] = counts[i];
    armies[battle.from] = most + 1 - counts[i];
    roots[i] = rootNode(outlook, { owners, armies }, 0, false, loot, APART * (i + 1));
    return roots[i];
  });
  return {
    more,
    best: () => ({ type: "occupy", seat, armies: counts[roots.indexOf(rootOf(search().found[0]))] }),
    found: () => search().found,
    plan: () => planTo(search().found[0], nothingPlaced()),
  };
}

/** What a plan meant to do, if its next step then has its armies. */
function follow({ s, seat }: Question, battle: Battle, before: Plan): PlanThought<OccupyAction> | undefined {
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
