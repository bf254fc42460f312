import type { OddsQuestion } from "../../../core/report";
import type { Aid } from "../../../risk/combat/odds/aided";
import { attackReport } from "../../../risk/world/report/odds";
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
export const ODDS = attackReport<State>(
  { oddsBefore, oddsUnderWay },
  [
    { name: "attack-die", help: "the attacker has the reward Attack Die" },
    { name: "defense-die", help: "the defender has the reward Defense Die" },
    {
      name: "airfield",
      values: ["attacker", "defender", "both"],
      help: "whose airfield is in or beside the target",
    },
  ],
  (question) =>
    rollsOf(aidOf(question, "attacker", "attack-die"), aidOf(question, "defender", "defense-die")),
);
