import { diceIn, ENGLISH as TABLE } from "../../../../text/en/english";

/** Words on and about what lies on the board, in English. */
export const OBJECTS = {
  kinds: {
    banner: "Crown of the city's owner",
    castle: "Castle",
    attacker: "Who attacks here",
    dispute: "Disputed: fought for when all have had both turns",
    rank: "Crowns",
    round: "Round",
    goal: "So many crowns win",
    first: "First Player Marker",
    turn: "Whose turn it is",
    missions: "Kingdom Missions",
    crowns: "Crown Cards that are left",
    crown: "Crown Cards",
    coins: "Coins",
    blank: "Face-down card",
  },
};

export const FLOW = {
  nowhere:
    "That means nothing there: drag units onto another territory, and units of your reserve onto a city or castle of yours.",
  hotkeys: {
    ...TABLE.flow.hotkeys,
    end: "End the turn",
    "show costs": "Costs and dice",
    "show cards": "King's Orders",
  },
};

export const DICE = diceIn("the Atlantic Ocean");
