import type { Thought } from "../../../core/bots/thought";
import type { Roll, Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { WEIGHTS } from "./levels.data";
import { randomAction } from "./random";
import { thinkWeighing } from "./weigh";

/** One decision of so many an easy player takes at random. */
const LAPSES = 4;

/** A player who knows what each order brings, and errs now and then. */
export function thinkEasy(s: State, seat: Seat, roll: Roll): Thought<Action> {
  if (roll(LAPSES) > 0) return thinkWeighing(s, seat, roll, WEIGHTS.easy);
  const action = randomAction(s, seat, roll);
  return { more: () => true, best: () => action };
}
