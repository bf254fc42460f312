import { ENGLISH as TABLE } from "../../../../text/en/english";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { HELP } from "./help";
import { LOG } from "./log";
import { MANUAL } from "./manual";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REASONS } from "./reasons";
import { REFUSALS } from "./refusals";

/** All that players of Risk Europe read in English. */
export const ENGLISH = {
  id: TABLE.id,
  name: TABLE.name,
  title: "Risk Europe",
  names: NAMES,
  refusals: { ...TABLE.refusals, ...REFUSALS },
  unknownRefusal: TABLE.unknownRefusal,
  reasons: REASONS,
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...TABLE.panel,
    ...PANEL,
    // What one ends is a turn, whatever the phase of the round is called.
    endPhase: () => "End turn",
    endAnyway: (_phase: string, left: readonly string[]) =>
      `${left.length === 0 ? "There is something left to do" : `Still possible: ${left.join(", ")}`}. End the turn all the same?`,
    nothingLeft: "Nothing is left to do: end the turn.",
  },
  odds: TABLE.odds,
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
