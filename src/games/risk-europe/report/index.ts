import type { GameReport } from "../../../core/report";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { MEASURES, SERIES } from "./measures";
import { ODDS } from "./odds";
import { actionLine, valuesOf } from "./event";
import { outcomeText } from "./outcome";
import { REPORT_VERSION, report } from "./report";
import { TALLIES } from "./tallies";

/** Risk Europe for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome: outcomeText,
  event: valuesOf,
  action: actionLine,
  odds: ODDS,
  measures: MEASURES,
  series: SERIES,
  tallies: TALLIES,
};
