import { diceIn, ENGLISH as TABLE } from "../../../../text/en/english";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  kinds: {
    banner: "Banner of the city's owner",
    castle: "Castle",
    capital: "Capital",
    token: "Plundered city",
    rank: "Crowns as counted at the start of the round",
    round: "Round",
    goal: "So many crowns win",
    first: "First player of the round",
    turn: "Whose turn it is",
    deck: "Castle Risk cards",
    discards: "Discarded cards",
    missions: "Papal missions",
    coins: "Coins",
  },
};

export const FLOW = {
  nowhere:
    "That means nothing there: drag units, reserves and a bought castle onto another territory. Coins are paid with the buttons.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    "show costs": "Costs and dice",
    "show titles": "Titles",
    "show crowns": "Crowns",
  },
};

export const DICE = diceIn("the Atlantic Ocean");
