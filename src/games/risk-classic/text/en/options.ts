import { DEFENDERS_DICE } from "../../../../risk/world/text/en/names";
import { begin } from "../../../../text/en/words";
import { inWords } from "../../../../risk/text/en/numbers";
import { INSTEAD } from "../../rules/missions";
import * as numbers from "../../rules/numbers";

const { ESCALATING, ESCALATING_STEP, FIXED, FIXED_MIXED, SHORT_GOAL, SLOW } = numbers;

/** The table's options by the ids of the notation. */
export const OPTIONS = {
  mode: {
    name: "Game",
    text: "What wins. Two players always play the game with a neutral army between them.",
    values: {
      world_domination: "World Domination: the last player left",
      capital: "Capital: your own headquarters and those of the others",
      secret_mission: "Secret Mission: a mission that only you know",
    },
  },
  initial_placement: {
    name: "Territories",
    text: "How players come to their first territories. Two players always have theirs dealt.",
    values: {
      book: "Dealt in Secret Mission, else claimed",
      claim: "Claimed in turn",
      dealt: "Dealt",
    },
  },
  armies_a_turn: {
    name: "Armies at a time",
    text: "How many of the first armies are placed before the next player's turn.",
    values: { "1": "One", "2": "Two", "3": "Three", all: "All that are left" },
  },
  set_values: {
    name: "Sets of cards",
    text: `What a set of ${inWords(numbers.SET_SIZE)} cards brings.`,
    values: {
      escalating: `${ESCALATING.join(", ")}, then ${ESCALATING_STEP} more each`,
      slow: `${SLOW}, then 1 more each`,
      fixed: `Infantry ${FIXED[0]}, cavalry ${FIXED[1]}, artillery ${FIXED[2]}, mixed ${FIXED_MIXED}`,
    },
  },
  fortify: {
    name: "Fortifying",
    text: "Where armies may move at the end of a turn.",
    values: {
      adjacent: "Once, to a neighbour",
      connected: "Once, through your own land",
      free: "As often as you like",
    },
  },
  defenders_dice: DEFENDERS_DICE,
  headquarters_goal: {
    name: "Headquarters to win",
    text: "In Capital: those that must be held besides the own one.",
    values: {
      all: "All",
      short: `${begin(inWords(SHORT_GOAL[4]))} with four players, ${inWords(SHORT_GOAL[5])} with five or six`,
    },
  },
  headquarters: {
    name: "Headquarters",
    text: "In Capital: how players come to theirs.",
    values: { chosen: "Chosen in secret", random: "Drawn by lot" },
  },
  missions: {
    name: "Missions",
    text: "In Secret Mission: the deck.",
    values: { "12": "The 12 of the box", "14": "Two more: Europe and two other continents" },
  },
  target_destroyed: {
    name: "Target falls to another",
    text: "In Secret Mission: when somebody else destroys the colour that you hunt.",
    values: { wins: "You win", territories: `You hold ${INSTEAD.count} territories instead` },
  },
  round_limit: {
    name: "Last round",
    text: "After this round the most territories win, then the most armies; in Capital headquarters first.",
    values: { none: "None" },
  },
};
