import type { PlaceAction } from "../../rules/place";
import { groundOf, rootNode } from "../outlook";
import { offer, planTo, type Option, type PlanThought } from "../plan/plan";
import { moreSearch, newSearch } from "../plan/search";
import { gather, moreSpread, newSpread, type Spread } from "../plan/spread";
import { mostThreatened } from "../steady";
import { mostOf, without } from "./follow";
import type { Question } from "./question";

/** Where armies are placed for the best plan, of `spare` that there will be in all. */
export function thinkPlace(question: Question, spare: number): PlanThought<PlaceAction> {
  const { s, seat, outlook, effort, loot } = question;
  const root = rootNode(outlook, s, spare, true, loot, 0);
  const ground = groundOf(outlook, root);
  const search = newSearch(ground, [root], outlook.goals, effort);
  let at = 0;
  let spread: Spread | undefined;
  const first: PlaceAction = { type: "place", seat, territory: s.owners.indexOf(seat), armies: s.due };
  const options: Option<PlaceAction>[] = [];
  const take = ({ node, placed, value }: Spread): void => {
    const territory = mostOf(placed);
    if (territory < 0) return;
    const armies = placed[territory] < s.due ? placed[territory] : s.due;
    const action: PlaceAction = { type: "place", seat, territory, armies };
    offer(options, { value, action, plan: without(planTo(node, placed), action) });
  };
  const more = (units: number): boolean => {
    if (search.stage !== "over") {
      moreSearch(search, units);
      return false;
    }
    if (spread === undefined) spread = newSpread(search.found[at]);
    if (effort.plans === 0) {
      gather(spread, mostThreatened(s, seat));
      take(spread);
      return true;
    }
    if (!moreSpread(spread, ground, units)) return false;
    take(spread);
    spread = undefined;
    at++;
    return at >= effort.plans || at >= search.found.length;
  };
  return {
    more,
    best: () => (options.length === 0 ? first : options[0].action),
    found: () => search.found,
    plan: () => (options.length === 0 ? undefined : options[0].plan),
    options: () => options,
  };
}
