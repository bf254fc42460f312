import { diceIn, ENGLISH as TABLE } from "../../../../text/en/english";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  kinds: {
    headquarters: "Headquarters",
    turn: "Whose turn it is",
    pile: "Cards to draw",
    discards: "Traded cards",
    set: "The next set brings so many armies",
    reserve: "Armies still to place",
    blank: "Face-down card",
  },
};

export const FLOW = {
  nowhere: "That means nothing there: drag armies onto another territory.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    end: "End the phase, or the turn",
    "show turn": "A turn, and dice",
    "show sets": "Sets of cards",
    "show continents": "Continents",
  },
};

export const DICE = diceIn("the South Atlantic");
