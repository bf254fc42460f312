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

/** All that players of Castle Risk read in English. */
export const ENGLISH = {
  id: TABLE.id,
  name: TABLE.name,
  title: "Castle Risk: Europe",
  names: NAMES,
  refusals: { ...TABLE.refusals, ...REFUSALS },
  unknownRefusal: TABLE.unknownRefusal,
  reasons: REASONS,
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: { ...TABLE.panel, ...PANEL },
  odds: TABLE.odds,
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
