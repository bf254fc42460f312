import { LABELS } from "./labels";

/** What a table's interface says from the start in English, whatever game is played on it. */
export const UI = {
  labels: LABELS,
  pages: {
    manualNote:
      "Where the rules are not enforced, menus of pieces change their number, kind and owner, and units can be dragged anywhere. The game waits until the host reads the table or puts the pieces back. The supply of pieces lies east of the board.",
  },
};
