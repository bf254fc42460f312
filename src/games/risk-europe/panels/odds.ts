import { europeOdds } from "../../../risk/europe/panels/odds";
import type { Action } from "../rules/actions";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";
import { UNIT_COST } from "../rules/units";
import type { EuropeLanguage } from "../text/language";
import { unitList } from "../text/names";

/** How the odds of battles and Siege Assaults are told. */
export const ODDS = europeOdds<State, Action>({
  costs: UNIT_COST,
  attacks: ["expand", "split", "also"],
  before: oddsBefore,
  underWay: oddsUnderWay,
  units: (units, { names }: EuropeLanguage) => unitList(units, names).join(", "),
  assumed: (view, seat, action, { panel }: EuropeLanguage) => {
    const battle = oddsBefore(view, seat, action);
    return battle?.kind === "ranks"
      ? panel.oddsAssume(view.seats[seat].settings.losses === "shrewd", battle.reroll)
      : "";
  },
});
