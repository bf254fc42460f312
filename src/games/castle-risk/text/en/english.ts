import { ENGLISH as TABLE } from "../../../../text/en/english";
import type { CastleLanguage } from "../language";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { MANUAL } from "./manual";
import { LABELS } from "./labels";
import { NAMES } from "./names";
import { PAGES } from "./pages";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";

/** All that players of Castle Risk read in English. */
export const ENGLISH: CastleLanguage = {
  id: TABLE.id,
  name: TABLE.name,
  title: "Castle Risk: Europe",
  names: NAMES,
  refusals: { ...TABLE.refusals, ...REFUSALS },
  unknownRefusal: TABLE.unknownRefusal,
  events: EVENTS,
  actions: ACTIONS,
  panel: { ...TABLE.panel, ...PANEL },
  labels: LABELS,
  pages: { ...TABLE.pages, ...PAGES },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
