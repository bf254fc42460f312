import { LABELS as TABLE } from "../../../../text/en/labels";
import type { ClassicLabels } from "../labels";

/** The words that stand on panels whatever happens, in English. */
export const LABELS: ClassicLabels = {
  ...TABLE,
  end: "End turn",
  orderValues: {
    "defence.ask": "Ask me",
    "defence.most": "Always the most",
  },
  pages: {
    ...TABLE.pages,
    turn: "A turn, and dice",
    sets: "Sets of cards",
    continents: "Continents",
    missions: "Missions",
  },
  resignHelp: "Your armies stay and attack nobody; you may go on watching",
  asks: { ...TABLE.asks, resign: "Resign? Your armies will stay on the board without you." },
  foldMats: "Armies: fold or open",
  foldBattle: "Battle: fold or open",
};
