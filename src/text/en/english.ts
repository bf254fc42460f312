import type { TableTexts } from "../language";
import { DICE } from "./dice";
import { FLOW } from "./flow";
import { MANUAL } from "./manual";
import { LABELS } from "./labels";
import { OBJECTS } from "./objects";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";

/** What a table says in English, whatever game is played on it. */
export const ENGLISH: TableTexts = {
  id: "en",
  name: "English",
  refusals: REFUSALS,
  unknownRefusal: (code) => `That is refused (${code}).`,
  panel: PANEL,
  labels: LABELS,
  pages: {
    manualNote:
      "Where the rules are not enforced, menus of pieces change their number, kind and owner, and units can be dragged anywhere. The game waits until the host reads the table or puts the pieces back. The supply of pieces lies east of the board.",
  },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
