import type { Reason } from "../../../core/bots/reason";
import type { Thought } from "../../../core/bots/thought";
import { worldWhy } from "../../../risk/world/bots/why";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";

/** Why a computer places or attacks as it does. What it is after lies open, so all of its plan may be told. */
export function whyOf(view: State, action: Action, thought: Thought<Action>): Reason | undefined {
  const { colours, owners, armies, phase, seats, taken } = view;
  if (phase === "setup") return undefined;
  const capitals = seats.map(({ capital }) => capital);
  const earned = taken.length > 0;
  return worldWhy({ colours, owners, armies, capitals, earned, isOpen: true }, action, thought);
}
