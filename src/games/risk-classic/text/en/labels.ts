import { LABELS as TABLE } from "../../../../text/en/labels";

/** The words that stand on panels whatever happens, in English. */
export const LABELS = {
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
  guide: {
    claim: "Press a territory that is lit and confirm: it is yours. Each takes one in turn.",
    place: "Press a territory of yours: it gets all new armies, or fewer with -. Then confirm.",
    attack: "Press a territory that is lit, then a lit neighbour; choose One roll or Roll on, and confirm.",
    occupy: "The territory is taken: all armies move in but one, or fewer with -. Then confirm.",
    fortify: "Press a territory of yours, then another one to move armies to, and confirm. Or end your turn.",
  },
};
