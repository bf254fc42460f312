import { add } from "../../core/counts";
import type { Seat } from "../../core/types";
import type { Match } from "../match/match";

/**
 * How many of each kind a seat bought by a priced verb in the last phase in which it did; undefined where it never has,
 * and for other verbs.
 */
export function lastBought({ module, game }: Match, seat: Seat, verb = ""): number[] | undefined {
  const { bought, priced } = module.action;
  if (bought === undefined || !priced.includes(verb)) return undefined;
  let counts: number[] | undefined;
  for (let i = game.at - 1; i >= 0; i--) {
    const action = game.actions[i];
    const isOver = action.seat !== seat || module.choices.ending.includes(action.type);
    if (isOver && counts !== undefined) break;
    if (!isOver && action.type === verb) {
      if (counts === undefined) counts = [...bought(action)];
      else add(counts, bought(action));
    }
  }
  return counts;
}

/** Which of the verbs that go on with one another's picks a seat has used last; undefined for none. */
export function lastVerb({ module, game }: Match, seat: Seat): string | undefined {
  const { reusing } = module.choices;
  for (let i = game.at - 1; i >= 0; i--) {
    const { type, seat: by } = game.actions[i];
    if (by === seat && reusing.includes(type)) return type;
  }
  return undefined;
}
