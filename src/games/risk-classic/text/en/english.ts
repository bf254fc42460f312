import { ENGLISH as TABLE } from "../../../../text/en/english";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { HELP } from "./help";
import { LOG } from "./log";
import { worldManualTexts } from "../../../../risk/world/text/en/manual";
import { worldReasons } from "../../../../risk/world/text/en/reasons";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";
import { WORDS } from "./words";

/** All that players of classic RISK read in English. */
export const ENGLISH = {
  id: TABLE.id,
  name: TABLE.name,
  title: "RISK",
  names: NAMES,
  refusals: { ...TABLE.refusals, ...REFUSALS },
  unknownRefusal: TABLE.unknownRefusal,
  reasons: worldReasons(WORDS, "headquarters"),
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...TABLE.panel,
    ...PANEL,
    // One stepper says it all.
    chosen: () => "",
    // After the fortifying comes the next player.
    endPhase: (phase: string) => (phase === NAMES.phases["fortify"] ? "End turn" : `End ${phase}`),
    endAnyway: (phase: string) =>
      phase === NAMES.phases["fortify"]
        ? "Armies could still move. End the turn all the same?"
        : "You could still attack. End the attack all the same?",
  },
  odds: TABLE.odds,
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: worldManualTexts(WORDS),
  dice: DICE,
};
