import { count } from "../../../../text/en/words";
import { ENGLISH as TABLE } from "../../../../text/en/english";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  ...TABLE.objects,
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
  ...TABLE.flow,
  nowhere: "That means nothing there: drag troops onto another territory.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    end: "End the step, or the turn",
    "show goals": "Objectives",
    "show turn": "A turn, and dice",
  },
};

export const DICE = {
  ...TABLE.dice,
  invite: (dice: number) =>
    `${count(dice, "die lies", "dice lie")} in the South Atlantic: throw with R or by shaking, or wait a moment.`,
  due: "Throw the dice in the South Atlantic, or wait until they roll by themselves.",
};
