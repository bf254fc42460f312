import type { Seat } from "../../../core/types";
import type { PlanThought } from "../../../risk/world/bots/plan/plan";
import type { Action } from "../rules/actions";
import { starsOf } from "../rules/cards";
import { TROOPS_FOR_STARS } from "../rules/numbers";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";

/** What a seat does with its stars, and the position in which it places then. */
interface Deal {
  readonly action: Action;
  readonly s: State;
}

/** Nothing, or as many stars as may be turned in. */
function dealsOf(s: State, seat: Seat): Deal[] {
  const none: Deal = { action: { type: "end", seat }, s };
  const sets = starSets(s.seats[seat].hand);
  if (sets.length === 0) return [none];
  const [cards] = sets;
  const seats = s.seats.slice();
  seats[seat] = { ...seats[seat], hand: seats[seat].hand.filter((card) => !cards.includes(card)) };
  const due = s.due + TROOPS_FOR_STARS[starsOf(cards)];
  return [none, { action: { type: "turn_in", seat, cards }, s: { ...s, seats, due } }];
}

/** Turns stars in where the best plan with their troops is worth more than the best without, and the cards kept. */
export function thinkStars(
  s: State,
  seat: Seat,
  place: (this: void, s: State) => PlanThought<Action>,
): PlanThought<Action> {
  const deals = dealsOf(s, seat);
  let best = deals[0];
  let thought: PlanThought<Action> | undefined;
  let kept: PlanThought<Action> | undefined;
  let most = -1;
  let at = 0;
  const more = (units: number): boolean => {
    if (at >= deals.length) return true;
    thought ??= place(deals[at].s);
    if (!thought.more(units)) return false;
    const found = thought.found?.() ?? [];
    const worth = found.length > 0 ? found[0].value : 0;
    if (kept === undefined || worth > most) {
      most = worth;
      kept = thought;
      best = deals[at];
    }
    thought = undefined;
    at++;
    return at >= deals.length;
  };
  return {
    more,
    best: () => best.action,
    found: () => kept?.found?.() ?? [],
    plan: () => undefined,
  };
}
