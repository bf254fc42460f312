import { UI as TABLE } from "../../../../text/en/ui";
import { LABELS as TABLE_LABELS } from "../../../../text/en/labels";
import { ENGLISH } from "./english";
import { PAGES } from "./pages";

/** The words that stand on panels whatever happens, in English. */
const LABELS = {
  ...TABLE_LABELS,
  end: "End turn",
  orderValues: {
    "losses.cheapest": "Cheapest first",
    "losses.ask": "Ask me",
    "losses.shrewd": "Fewest hits first",
    "reroll.ask": "Ask me",
    "reroll.automatic": "By itself",
    "reveal.completed": "All fulfilled",
    "reveal.ask": "Ask me",
  },
  pages: {
    ...TABLE_LABELS.pages,
    costs: "Costs and dice",
    cards: "King's Orders",
    tiles: "City bonuses",
    missions: "Kingdom Missions",
  },
  resignHelp: "Your army leaves the board; you may go on watching",
  asks: { ...TABLE_LABELS.asks, resign: "Resign? Your army will leave the board." },
  /** On the empty places of the cards of both turns, and what a press on a card there does. */
  takeBack: "Take the card back",
  guide: {
    bid: "Press + for each coin that you bid, and confirm: the highest bid alone pays.",
    settle: "Press a lit city with a gold crown, then a lit neighbour; divide the footmen, and confirm.",
    pick: "Press a card of your hand for the first turn and one for the second, and confirm: your orders.",
    turn: "Press an order of your card, then what is lit on the map, and confirm. End the turn.",
    battle: "Press a territory with crossed swords and confirm: its battle is the next one that is fought.",
  },
};

/** English with what stands in the interface from the start. */
export const UI = {
  ...ENGLISH,
  labels: LABELS,
  pages: { ...ENGLISH.pages, ...TABLE.pages, ...PAGES },
};
