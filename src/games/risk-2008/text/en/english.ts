import type { Words } from "../../../../text/types";
import { worldManualTexts } from "../../../../risk/world/text/en/manual";
import { ENGLISH as TABLE } from "../../../../text/en/english";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { HELP } from "./help";
import { LOG } from "./log";
import { worldReasons } from "../../../../risk/world/text/en/reasons";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";
import { WORDS } from "./words";

/** What the button says that leaves out what is left of a phase: after the maneuver comes the next player. */
const ENDS: Words<string> = {
  draft: "Go on",
  objective: "Go on",
  maneuver: "End turn",
};

/** The same as a question, where there are moves left. */
const ENDS_ANYWAY: Words<string> = {
  draft: "Troops could still move. Go on all the same?",
  attack: "You could still attack. End the attack all the same?",
  maneuver: "Troops could still move. End the turn all the same?",
};

/** All that players of RISK 2008 read in English. */
export const ENGLISH = {
  id: TABLE.id,
  name: TABLE.name,
  title: "RISK 2008",
  names: NAMES,
  refusals: { ...TABLE.refusals, ...REFUSALS },
  unknownRefusal: TABLE.unknownRefusal,
  reasons: worldReasons(WORDS, "capital"),
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...TABLE.panel,
    ...PANEL,
    // One stepper says it all.
    chosen: () => "",
    endPhase: (phase: string) => ENDS[phase] ?? `End ${phase}`,
    endAnyway: (phase: string, left: readonly string[]) =>
      ENDS_ANYWAY[phase] ?? TABLE.panel.endAnyway(phase, left),
  },
  odds: TABLE.odds,
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: worldManualTexts(WORDS),
  dice: DICE,
};
