import { GOLD_CITIES } from "../../../../risk/europe/board";
import { inWords } from "../../../../risk/text/en/numbers";
import { POLICY_DECK_SIZE } from "../../rules/policies";

/** The table's options by the ids of the notation. */
export const OPTIONS = {
  capital_choice: {
    name: "Capitals",
    text: `How the ${inWords(GOLD_CITIES)} gold cities are given out as capitals.`,
    values: { choose: "Players choose in turn", dealt: "Dealt at random" },
  },
  starting_coins: {
    name: "Starting coins",
    text: "Coins in every treasury before the first taxes, 0 to 20.",
    values: {},
  },
  policy_deck: {
    name: "Policy cards",
    text: `The ${inWords(POLICY_DECK_SIZE)} policy cards that every player has.`,
    values: {
      orders: "King's Orders: some cards carry two policies",
      single: "One policy on each card",
    },
  },
  special_phases: {
    name: "Siege, archers and cavalry",
    text: "Whether they fight in every cycle of a combat, or only before the main phase repeats.",
    values: { every: "In every cycle", first: "In the first cycle only" },
  },
  card_counts: {
    name: "Castle Risk deck",
    text: "How many cards of each kind there are, 0 to 20.",
    values: { none: "No cards" },
  },
  crowns_to_win: {
    name: "Crowns to win",
    text: "Whoever alone has this many crowns at the start of a round is Emperor, 5 to 9.",
    values: {},
  },
  round_limit: {
    name: "Last round",
    text: "After this round the most crowns win, then the highest tax value, then the dearest army.",
    values: { none: "None" },
  },
};

/** What each seat decides for itself, at any time. */
export const SETTINGS = {
  losses: {
    name: "Losses",
    text: "Which of your units fall when you lose some.",
    values: { cheapest: "The cheapest first", ask: "Ask me", shrewd: "Those that will hit least" },
  },
  dice: {
    name: "+1 to main dice",
    text: "Which of your dice get the +1s of cards and castles.",
    values: { automatic: "Where they serve best", ask: "Ask me" },
  },
  windows: {
    name: "Spies",
    text: "When you are asked whether a Spy answers a card that was played.",
    values: {
      always: "Always ask me",
      holding: "Ask me when I hold a Spy",
      never: "Not this round",
    },
  },
};
