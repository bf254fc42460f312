import { worldOdds } from "../../../risk/world/panels/odds";
import type { Action } from "../rules/actions";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";

/** How the odds of attacks are told. */
export const ODDS = worldOdds<State, Action>({
  before: oddsBefore,
  underWay: oddsUnderWay,
  helps: () => "",
});
