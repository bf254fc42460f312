import { UI as TABLE } from "../../../../text/en/ui";
import { LABELS as TABLE_LABELS } from "../../../../text/en/labels";
import { ENGLISH } from "./english";
import { PAGES } from "./pages";

/** The words that stand on panels whatever happens, in English. */
const LABELS = {
  ...TABLE_LABELS,
  end: "End turn",
  orderValues: {
    "defence.ask": "Ask me",
    "defence.most": "Always the most",
  },
  pages: {
    ...TABLE_LABELS.pages,
    turn: "A turn, and dice",
    sets: "Sets of cards",
    continents: "Continents",
    missions: "Missions",
  },
  resignHelp: "Your armies stay and attack nobody; you may go on watching",
  asks: { ...TABLE_LABELS.asks, resign: "Resign? Your armies will stay on the board without you." },
  guide: {
    claim: "Press a territory that is lit and confirm: it is yours. Each takes one in turn.",
    place: "Press a territory of yours: it gets all new armies. Press - for fewer, then confirm.",
    attack: "Press a territory that is lit, then a lit neighbour; choose One roll or Roll on, and confirm.",
    occupy: "The territory is taken: all armies but one move in. Press - for fewer, then confirm.",
    fortify: "Press a territory of yours, then another one to move armies to, and confirm. Or end your turn.",
  },
};

/** English with what stands in the interface from the start. */
export const UI = {
  ...ENGLISH,
  labels: LABELS,
  pages: { ...ENGLISH.pages, ...TABLE.pages, ...PAGES },
};
