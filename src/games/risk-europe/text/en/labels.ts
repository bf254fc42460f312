import { LABELS as TABLE } from "../../../../text/en/labels";
import type { EuropeLabels } from "../labels";

/** The words that stand on panels whatever happens, in English. */
export const LABELS: EuropeLabels = {
  ...TABLE,
  end: "End turn",
  orderValues: {
    "losses.cheapest": "Cheapest first",
    "losses.ask": "Ask me",
    "reroll.ask": "Ask me",
    "reroll.automatic": "By itself",
    "reveal.completed": "All fulfilled",
    "reveal.ask": "Ask me",
  },
  pages: {
    ...TABLE.pages,
    costs: "Costs and dice",
    cards: "King's Orders",
    tiles: "City bonuses",
    missions: "Kingdom Missions",
  },
  resignHelp: "Your army leaves the board; you may go on watching",
  asks: { ...TABLE.asks, resign: "Resign? Your army will leave the board." },
  foldMats: "Armies: fold or open",
  foldBattle: "Battle: fold or open",
  firstTurn: "Turn 1",
  secondTurn: "Turn 2",
};
