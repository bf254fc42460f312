import { LABELS } from "../../../../text/en/labels";

/** The words that stand on panels of every game on the board of the world; `armies` is what a game calls them. */
export function worldLabels(armies: string) {
  return {
    ...LABELS,
    end: "End turn",
    orderValues: {
      "defence.ask": "Ask me",
      "defence.most": "Always the most",
    },
    pages: { ...LABELS.pages, turn: "A turn, and dice", continents: "Continents" },
    resignHelp: `Your ${armies} stay and attack nobody; you may go on watching`,
    asks: { ...LABELS.asks, resign: `Resign? Your ${armies} will stay on the board without you.` },
    guide: {
      place: `Press a territory of yours: it gets all new ${armies}. Press - for fewer, then confirm.`,
      attack: "Press a territory that is lit, then a lit neighbour; choose One roll or Roll on, and confirm.",
    },
  };
}
