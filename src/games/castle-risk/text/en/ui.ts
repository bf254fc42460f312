import { UI as TABLE } from "../../../../text/en/ui";
import { LABELS as TABLE_LABELS } from "../../../../text/en/labels";
import { ENGLISH } from "./english";
import { PAGES } from "./pages";

/** The words that stand on panels whatever happens, in English. */
const LABELS = {
  ...TABLE_LABELS,
  orderValues: {
    "windows.holding": "When I hold one",
    "windows.always": "Always ask me",
    "windows.never": "Never ask me",
    "losses.cheapest": "Cheapest first",
    "losses.ask": "Ask me",
    "losses.shrewd": "Fewest hits first",
    "dice.automatic": "Best use",
    "dice.ask": "Ask me",
  },
  pages: {
    ...TABLE_LABELS.pages,
    costs: "Costs and dice",
    titles: "Titles",
    crowns: "Crowns of all players",
    cards: "Cards and policies",
  },
  resignHelp: "Your kingdom falls; you may go on watching",
  asks: { ...TABLE_LABELS.asks, resign: "Resign? Your kingdom will be no more." },
  /** Opens the page of a kingdom. */
  kingdom: (colour: string) => `All about the kingdom of ${colour}`,
  foldMats: "Kingdoms: fold or open",
  /** Above the cards that a seat may play when it is asked; below them, why others are asked too. */
  windowOwn: "Your cards for this moment:",
  windowNote: "Everybody is asked in the same way, whatever they hold.",
  pass: "Pass",
  passOn: "Pass until I say stop",
  passOnHelp: "You are not asked any more, until you take it back in your standing orders",
  policies: "Policies",
  cards: "Cards",
  guide: {
    policies: "Press + beside a card, one for each crown: only what your cards say can be done this round.",
    purchase: "Press + to buy units for your coins and confirm, or end the phase to save them.",
    attack: "Press a territory that is lit, then a lit neighbour; set the force, and confirm.",
    placement: "What you bought goes into the lit territory, or press another. Confirm, then end the phase.",
  },
};

/** English with what stands in the interface from the start. */
export const UI = {
  ...ENGLISH,
  labels: LABELS,
  pages: { ...ENGLISH.pages, ...TABLE.pages, ...PAGES },
};
