import { zeros } from "../../../../core/counts";
import { SIZE } from "../../board";
import type { Battle } from "../../rules/battle";
import type { OccupyAction } from "../../rules/occupy";
import { isNear, planTo, type Plan, type PlanThought } from "../plan/plan";
import { rootOf } from "../plan/spread";
import { foundBy, moreStart, newStart, type Setting } from "../plan/start";
import type { Question } from "./question";

/** Most numbers of armies that are compared, less one. */
const PARTS = 4;
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
  const settings: Setting[] = [];
  const counts: number[] = [];
  const owners = s.owners.slice();
  owners[battle.to] = seat;
  const parts = most - least < PARTS ? most - least : PARTS;
  for (let i = 0; i <= parts; i++) {
    const share = parts === 0 ? most : most - ((most - least) * i) / parts;
    const moved = share - (share % 1);
    const armies = s.armies.slice();
    armies[battle.to] = moved;
    armies[battle.from] = most + 1 - moved;
    settings[i] = { lands: { owners, armies }, spare: 0, isFed: false, loot };
    counts[i] = moved;
  }
  const start = newStart(outlook, settings, effort);
  return {
    more: (units) => moreStart(start, units),
    best: () => {
      const found = foundBy(start);
      const at = found.length > 0 ? start.roots.indexOf(rootOf(found[0])) : 0;
      return { type: "occupy", seat, armies: counts[at] };
    },
    found: () => foundBy(start),
    plan: () => {
      const found = foundBy(start);
      return found.length > 0 ? planTo(found[0], zeros(SIZE)) : undefined;
    },
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
