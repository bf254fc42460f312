import { UI as TABLE } from "../../../../text/en/ui";
import { worldLabels } from "../../../../risk/world/text/en/labels";
import { ENGLISH } from "./english";
import { PAGES } from "./pages";

const WORLD = worldLabels("troops");

/** The words that stand on panels whatever happens, in English. */
const LABELS = {
  ...WORLD,
  pages: {
    ...WORLD.pages,
    goals: "Objectives",
    stars: "Stars and rewards",
  },
  guide: {
    capital: "Press a territory that is lit for your capital, and confirm: you need it to win.",
    ...WORLD.guide,
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
