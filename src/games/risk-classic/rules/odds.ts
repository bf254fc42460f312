import type { RollBattle } from "../../../risk/combat/odds/battle";
import { PLAIN_ROLLS } from "../../../risk/combat/odds/rolls";
import { attackBattle, battleUnderWay } from "../../../risk/world/rules/odds";
import type { Action } from "./actions";
import type { State } from "./state";

/** What odds are asked of before an action, from what a seat may see; undefined for one that is no attack. */
export function oddsBefore(view: State, action: Action): RollBattle | undefined {
  return action.type === "attack" || action.type === "storm"
    ? attackBattle(view, action, PLAIN_ROLLS)
    : undefined;
}

/** The same of the attack under way. */
export function oddsUnderWay(view: State): RollBattle | undefined {
  return battleUnderWay(view, PLAIN_ROLLS);
}
