import type { OddsReport } from "../../../core/report";
import { PLAIN_ROLLS } from "../../../risk/combat/odds/rolls";
import { askRolls, ROLL_FLAGS, reportAttack } from "../../../risk/world/report/odds";
import type { Action } from "../rules/actions";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";

/** Odds of attacks, for the command. */
export const ODDS: OddsReport<State, Action> = {
  example: "14 13",
  orders: [],
  flags: ROLL_FLAGS,
  ask: (question) => askRolls(question, PLAIN_ROLLS),
  at: (view, _seat, action) => {
    const odds = action === undefined ? oddsUnderWay(view) : oddsBefore(view, action);
    return odds === undefined ? undefined : reportAttack(odds);
  },
};
