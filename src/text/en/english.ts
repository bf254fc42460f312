import { DICE } from "./dice";
import { FLOW } from "./flow";
import { MANUAL } from "./manual";
import { ODDS } from "./odds";
import { OBJECTS } from "./objects";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";

/** What a table says in English, whatever game is played on it. */
export const ENGLISH = {
  id: "en",
  name: "English",
  refusals: REFUSALS,
  unknownRefusal: (code: string) => `That is refused (${code}).`,
  panel: PANEL,
  odds: ODDS,
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
