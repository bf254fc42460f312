import type { GameReport } from "../../../core/report";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { ODDS } from "./odds";
import { actionLine, eventValues } from "./event";
import { outcomeText } from "./outcome";
import { report } from "./report";
import { REPORT_VERSION } from "./types";

/** Castle Risk: Europe for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome: (s, names, actions) => outcomeText(report(s), names, actions),
  event: eventValues,
  action: actionLine,
  odds: ODDS,
};
