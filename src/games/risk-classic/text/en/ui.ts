import { UI as TABLE } from "../../../../text/en/ui";
import { worldLabels } from "../../../../risk/world/text/en/labels";
import { ENGLISH } from "./english";
import { PAGES } from "./pages";

const WORLD = worldLabels("armies");

/** The words that stand on panels whatever happens, in English. */
const LABELS = {
  ...WORLD,
  pages: {
    ...WORLD.pages,
    sets: "Sets of cards",
    missions: "Missions",
  },
  guide: {
    claim: "Press a territory that is lit and confirm: it is yours. Each takes one in turn.",
    ...WORLD.guide,
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
