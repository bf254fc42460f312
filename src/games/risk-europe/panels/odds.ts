import { readyOf } from "../../../risk/combat/odds/ready";
import { reckonerOf } from "../../../risk/combat/odds/reckon";
import type { OddsKit } from "../../../session/game/odds";
import type { Action } from "../rules/actions";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";
import { UNIT_COST } from "../rules/units";
import type { EuropeLanguage } from "../text/language";
import { unitList } from "../text/names";

/** Actions that begin a dispute: of others the force is not all that fights. */
const BEGINS: readonly string[] = ["expand", "split", "also"];

/** How the odds of battles and Siege Assaults are told. */
export const ODDS: OddsKit<State, Action> = {
  reckoner: reckonerOf(UNIT_COST),
  attacks: BEGINS,
  keeping: [],
  lines: 11,
  before: oddsBefore,
  underWay: oddsUnderWay,
  least: (view, seat, action, bounds) =>
    BEGINS.includes(action.type) ? readyOf(oddsBefore(view, seat, action), bounds) : undefined,
  units: (units, { names }: EuropeLanguage) => unitList(units, names).join(", "),
  assumed: (view, seat, action, { panel }: EuropeLanguage) => {
    const battle = oddsBefore(view, seat, action);
    return battle?.kind === "ranks"
      ? panel.oddsAssume(view.seats[seat].settings.losses === "shrewd", battle.reroll)
      : "";
  },
};
