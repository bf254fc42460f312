import { ENGLISH as TABLE } from "../../../../text/en/english";
import { count } from "../../../../text/en/words";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  ...TABLE.objects,
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
  ...TABLE.flow,
  nowhere: "That means nothing there: drag armies onto another territory.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    end: "End the phase, or the turn",
    "show sets": "Sets of cards",
    "show turn": "A turn, and dice",
  },
};

export const DICE = {
  ...TABLE.dice,
  invite: (dice: number) =>
    `${count(dice, "die lies", "dice lie")} in the South Atlantic: throw with R or by shaking, or wait a moment.`,
  due: "Throw the dice in the South Atlantic, or wait until they roll by themselves.",
};
