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
    goals: "Objectives",
    turn: "A turn, and dice",
    stars: "Stars and rewards",
    continents: "Continents",
  },
  resignHelp: "Your troops stay and attack nobody; you may go on watching",
  asks: { ...TABLE_LABELS.asks, resign: "Resign? Your troops will stay on the board without you." },
  guide: {
    capital: "Press a territory that is lit for your capital, and confirm: you need it to win.",
    place: "Press a territory of yours: it gets all new troops. Press - for fewer, then confirm.",
    attack: "Press a territory that is lit, then a lit neighbour; choose One roll or Roll on, and confirm.",
    objective: "Press an objective that you meet to collect it. Three of them and your own capital win.",
    maneuver:
      "Press a territory of yours, then another one to move troops to, and confirm. Or end your turn.",
  },
};

/** English with what stands in the interface from the start. */
export const UI = {
  ...ENGLISH,
  labels: LABELS,
  pages: { ...ENGLISH.pages, ...TABLE.pages, ...PAGES },
};
