import type { Language } from "../language";
import { ACTIONS } from "./actions";
import { DICE } from "./dice";
import { EVENTS } from "./events";
import { FLOW } from "./flow";
import { HAND } from "./hand";
import { LABELS } from "./labels";
import { NAMES } from "./names";
import { OBJECTS } from "./objects";
import { PAGES } from "./pages";
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
  labels: LABELS,
  pages: PAGES,
  objects: OBJECTS,
  flow: FLOW,
  hand: HAND,
  dice: DICE,
};
