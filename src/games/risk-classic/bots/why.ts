import type { Reason } from "../../../core/bots/reason";
import type { Thought } from "../../../core/bots/thought";
import { worldWhy } from "../../../risk/world/bots/why";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";

/** Why a computer places or attacks as it does. A secret mission tells of no plan but the attack that all see. */
export function whyOf(view: State, action: Action, thought: Thought<Action>): Reason | undefined {
  const { colours, owners, armies, captured, phase, seats } = view;
  if (phase === "setup") return undefined;
  const capitals = seats.map(({ headquarters }) => headquarters);
  const isOpen = view.options.mode !== "secret_mission";
  return worldWhy({ colours, owners, armies, capitals, earned: captured, isOpen }, action, thought);
}
