import type { GameReport } from "../../../core/report";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { MEASURES } from "./measures";
import { ODDS } from "./odds";
import { eventValues } from "../../../risk/world/report/report";
import { WORLD_SERIES } from "../../../risk/world/report/series";
import { actionLine } from "./event";
import { outcome } from "./outcome";
import { REPORT_VERSION, report } from "./report";
import { TALLIES } from "./tallies";

/** Classic RISK for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome,
  event: (event, s) => eventValues(event, s, {}),
  action: actionLine,
  odds: ODDS,
  measures: MEASURES,
  series: WORLD_SERIES,
  tallies: TALLIES,
};
