import { LABELS as TABLE } from "../../../../text/en/labels";
import type { CastleLabels } from "../labels";

/** The words that stand on panels whatever happens, in English. */
export const LABELS: CastleLabels = {
  ...TABLE,
  orderValues: {
    "windows.holding": "When I hold one",
    "windows.always": "Always ask me",
    "windows.never": "Never ask me",
    "losses.cheapest": "Cheapest first",
    "losses.ask": "Ask me",
    "dice.automatic": "Best use",
    "dice.ask": "Ask me",
  },
  pages: {
    ...TABLE.pages,
    costs: "Costs and dice",
    titles: "Titles",
    crowns: "Crowns of all players",
    cards: "Cards and policies",
  },
  resignHelp: "Your kingdom falls; you may go on watching",
  asks: { ...TABLE.asks, resign: "Resign? Your kingdom will be no more." },
  kingdom: (colour) => `All about the kingdom of ${colour}`,
  foldMats: "Kingdoms: fold or open",
  foldBattle: "Battle: fold or open",
  pass: "Pass",
  passOn: "Pass until I say stop",
  passOnHelp: "You are not asked any more, until you take it back in your standing orders",
  policies: "Policies",
  cards: "Cards",
};
