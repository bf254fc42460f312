import type { GameReport } from "../../../core/report";
import { PLAIN_ROLLS } from "../../../risk/combat/odds/rolls";
import { attackReport } from "../../../risk/world/report/odds";
import { outcomeText, worldValues } from "../../../risk/world/report/report";
import { WORLD_SERIES } from "../../../risk/world/report/measures";
import { countArmies, countLands } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { MEASURES } from "./measures";
import { REPORT_VERSION, report } from "./report";
import { TALLIES } from "./tallies";

/** Classic RISK for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome: (s, names, actions) =>
    outcomeText(META.title, s, names, actions, (seat) => holdings(s, seat), hashState(s)),
  event: (event, s) => worldValues(event, s, { lists: {}, numbers: {} }),
  action: actionLine,
  odds: attackReport<State>({ oddsBefore, oddsUnderWay }, [], () => PLAIN_ROLLS),
  measures: MEASURES,
  series: WORLD_SERIES,
  tallies: TALLIES,
};

function holdings(s: State, seat: number): string {
  const held = `${countLands(s, seat)} territories, ${countArmies(s, seat)} armies`;
  const { alive, hand } = s.seats[seat];
  return alive ? `${held}, ${hand.length} cards` : `out, ${held}`;
}

/** An action as a line of a record; a draw whose card, mission or headquarters is hidden ends before it. */
function actionLine(action: Action, s: State): string {
  if (action.type === "card" && action.card < 0) return `draw ${s.colours[action.to]} card`;
  if (action.type === "mission" && action.mission < 0) return `draw ${s.colours[action.to]} mission`;
  if (action.type === "lot" && action.territory < 0) return `draw ${s.colours[action.to]} headquarters`;
  return writeAction(action, s.colours);
}
