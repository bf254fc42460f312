import type { Language } from "../language";
import { ACTIONS } from "./actions";
import { EVENTS } from "./events";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";

export const ENGLISH: Language = {
  id: "en",
  name: "English",
  names: NAMES,
  refusals: REFUSALS,
  unknownRefusal: (code) => `That is refused (${code}).`,
  events: EVENTS,
  actions: ACTIONS,
  panel: PANEL,
};
