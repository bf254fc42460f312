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
    goals: "Objectives",
    turn: "A turn, and dice",
    stars: "Stars and rewards",
    continents: "Continents",
  },
  resignHelp: "Your troops stay and attack nobody; you may go on watching",
  asks: { ...TABLE.asks, resign: "Resign? Your troops will stay on the board without you." },
  foldMats: "Armies: fold or open",
  foldBattle: "Battle: fold or open",
  guide: {
    capital: "Press a territory that is lit for your capital, and confirm: you need it to win.",
    place: "Press a territory of yours: it gets all new troops, or fewer with -. Then confirm.",
    attack: "Press a territory that is lit, then a lit neighbour; choose One roll or Roll on, and confirm.",
    objective: "Press an objective that you meet to collect it. Three of them and your own capital win.",
    maneuver:
      "Press a territory of yours, then another one to move troops to, and confirm. Or end your turn.",
  },
};
