import type { GameReport } from "../../../core/report";
import { idOf, idsOf, type ValueWords } from "../../../risk/report/values";
import { outcomeText, worldValues } from "../../../risk/world/report/report";
import { countArmies, countLands } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { ARMY_IDS } from "../rules/game/army";
import { countCities, countObjectives } from "../rules/holdings";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { MEASURES, SERIES } from "./measures";
import { ODDS } from "./odds";
import { report, REPORT_VERSION } from "./report";
import { TALLIES } from "./tallies";

/** Armies are a list of those of Basic Training, and a number of troops elsewhere. */
const VALUES: ValueWords = {
  lists: {
    armies: (armies) => idsOf(ARMY_IDS, armies),
    objectives: (objectives) => idsOf(OBJECTIVE_IDS, objectives),
  },
  numbers: {
    objective: (objective) => idOf(OBJECTIVE_IDS, objective),
    reward: (reward) => idOf(REWARD_IDS, reward),
  },
};

/** RISK 2008 for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome: (s, names, actions) =>
    outcomeText(META.title, s, names, actions, (seat) => holdings(s, seat), hashState(s)),
  event: (event, s) => worldValues(event, s, VALUES),
  // A draw whose card is hidden ends before it.
  action: (action, s) =>
    action.type === "card" && action.card < 0
      ? `draw ${s.colours[action.to]} card`
      : writeAction(action, s.colours),
  odds: ODDS,
  measures: MEASURES,
  series: SERIES,
  tallies: TALLIES,
};

function holdings(s: State, seat: number): string {
  const held = `${countLands(s, seat)} territories, ${countCities(s, seat)} cities, ${countArmies(s, seat)} troops`;
  const { alive, hand } = s.seats[seat];
  return alive ? `${held}, ${hand.length} cards, ${countObjectives(s, seat)} objectives` : `out, ${held}`;
}
