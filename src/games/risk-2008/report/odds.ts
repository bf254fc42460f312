import type { OddsQuestion, OddsReport } from "../../../core/report";
import type { Aid } from "../../../risk/combat/odds/aided";
import { askRolls, ROLL_FLAGS, reportAttack } from "../../../risk/world/report/odds";
import type { Action } from "../rules/actions";
import { oddsBefore, oddsUnderWay, rollsOf } from "../rules/odds";
import type { State } from "../rules/state";

/** What the flags say that helps a side. */
function aidOf({ flags }: OddsQuestion, side: string, die: string): Aid {
  const airfield = flags["airfield"];
  return {
    dice: flags[die] === undefined ? 0 : 1,
    plus: airfield === side || airfield === "both" ? 1 : 0,
  };
}

/** Odds of attacks, for the command. */
export const ODDS: OddsReport<State, Action> = {
  example: "14 13",
  orders: [],
  flags: ROLL_FLAGS.concat([
    { name: "attack-die", help: "the attacker has the reward Attack Die" },
    { name: "defense-die", help: "the defender has the reward Defense Die" },
    {
      name: "airfield",
      values: ["attacker", "defender", "both"],
      help: "whose airfield is in or beside the target",
    },
  ]),
  ask: (question) =>
    askRolls(
      question,
      rollsOf(aidOf(question, "attacker", "attack-die"), aidOf(question, "defender", "defense-die")),
    ),
  at: (view, _seat, action) => {
    const odds = action === undefined ? oddsUnderWay(view) : oddsBefore(view, action);
    return odds === undefined ? undefined : reportAttack(odds);
  },
};
