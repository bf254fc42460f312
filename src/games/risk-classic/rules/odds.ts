import { PLAIN_ROLLS } from "../../../risk/combat/odds/rolls";
import { attackOdds } from "../../../risk/world/rules/odds";
import type { State } from "./state";

/** Nothing helps either side. */
export const { oddsBefore, oddsUnderWay } = attackOdds<State>(() => PLAIN_ROLLS);
