import { NOWHERE } from "../../../../core/types";
import { SIZE } from "../../board";
import type { PlaceAction } from "../../rules/place";
import { planTo, type Plan, type PlanThought } from "../plan/plan";
import { moreSpread, newSpread, type Spread } from "../plan/spread";
import { foundBy, moreStart, newStart } from "../plan/start";
import type { Question } from "./question";

/** How many of the best plans have what they leave placed. */
const SPREAD = 3;

/** Where armies are placed for the best plan, of `spare` that there will be in all. */
export function thinkPlace(question: Question, spare: number): PlanThought<PlaceAction> {
  const { s, seat, outlook, effort, loot, before } = question;
  const next = before === undefined ? undefined : nextPlacement(question, before);
  if (next !== undefined) return next;
  const start = newStart(outlook, [{ lands: s, spare, isFed: true, loot }], effort);
  let at = 0;
  let best = -1000000;
  let plan: Plan | undefined;
  let spread: Spread | undefined;
  let action: PlaceAction = { type: "place", seat, territory: s.owners.indexOf(seat), armies: s.due };
  const take = ({ node, placed, value }: Spread): void => {
    if (value <= best) return;
    best = value;
    const territory = mostOf(placed);
    if (territory === NOWHERE) return;
    const armies = placed[territory] < s.due ? placed[territory] : s.due;
    plan = planTo(node, placed);
    action = { type: "place", seat, territory, armies };
  };
  const more = (units: number): boolean => {
    const { search } = start;
    if (search === undefined || search.stage !== "over") {
      moreStart(start, units);
      return false;
    }
    if (spread === undefined) spread = newSpread(search.found[at]);
    if (!moreSpread(spread, search.ground, units)) return false;
    take(spread);
    spread = undefined;
    at++;
    return at >= SPREAD || at >= search.found.length;
  };
  return {
    more,
    best: () => action,
    found: () => foundBy(start),
    plan: () => (plan === undefined ? undefined : without(plan, action)),
  };
}

/** The territory on which most is placed; NOWHERE where nothing is. */
function mostOf(placed: readonly number[]): number {
  let territory = NOWHERE;
  for (let t = 0; t < SIZE; t++)
    if (placed[t] > 0 && (territory === NOWHERE || placed[t] > placed[territory])) territory = t;
  return territory;
}

/** A plan with an action's armies placed. */
function without(plan: Plan, { territory, armies }: PlaceAction): Plan {
  const placed = plan.placed.slice();
  placed[territory] -= armies;
  const now = plan.armies.slice();
  now[territory] += armies;
  return { ...plan, placed, armies: now };
}

/** The next armies that a plan places, if the board is the one that it was made for, and just its armies are due. */
function nextPlacement({ s, seat }: Question, plan: Plan): PlanThought<PlaceAction> | undefined {
  let sum = 0;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] !== plan.owners[t] || s.armies[t] !== plan.armies[t]) return undefined;
    sum += plan.placed[t];
  }
  const territory = mostOf(plan.placed);
  if (sum !== s.due || territory === NOWHERE || plan.at > 0) return undefined;
  const action: PlaceAction = { type: "place", seat, territory, armies: plan.placed[territory] };
  return { more: () => true, best: () => action, plan: () => without(plan, action) };
}
