import type { GameReport } from "../../../core/report";
import { eventValues } from "../../../risk/world/report/report";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";
import type { State } from "../rules/state";
import { MEASURES } from "./measures";
import { ODDS } from "./odds";
import { outcome } from "./outcome";
import { report, REPORT_VERSION } from "./report";
import { SERIES } from "./series";
import { TALLIES } from "./tallies";

/** Where the armies of an event are those of Basic Training: in others they are a number. */
const INDICES = { armies: ARMY_IDS, objectives: OBJECTIVE_IDS };

/** RISK 2008 for readers outside the table. */
export const REPORT: GameReport<State, Action, Event> = {
  version: REPORT_VERSION,
  state: report,
  outcome,
  event: (event, s) =>
    eventValues(
      event,
      s,
      event.type === "collected"
        ? { objective: OBJECTIVE_IDS, reward: REWARDS }
        : event.type === "armies" || event.type === "eliminated"
          ? INDICES
          : {},
    ),
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
