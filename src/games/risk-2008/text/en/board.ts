import { diceIn, ENGLISH as TABLE } from "../../../../text/en/english";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  kinds: {
    city: "City",
    capital: "Capital",
    airfield: "Airfield",
    turn: "Whose turn it is",
    pile: "Cards to draw",
    discards: "Cards that were turned in",
    reserve: "Troops still to place",
    blank: "Face-down card",
  },
};

export const FLOW = {
  nowhere: "That means nothing there: drag troops onto another territory.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    end: "End the step, or the turn",
    "show turn": "A turn, and dice",
    "show goals": "Objectives",
    "show stars": "Stars and rewards",
    "show continents": "Continents",
  },
};

export const DICE = diceIn("the South Atlantic");
