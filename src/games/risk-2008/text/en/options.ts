import { DEFENDERS_DICE } from "../../../../risk/world/text/en/names";
/** The table's options by the ids of the notation. */
export const OPTIONS = {
  mode: {
    name: "Game",
    text: "How it begins, and what wins.",
    values: {
      basic_training: "Basic Training: ready armies, eight objectives",
      command_room: "Command Room: drawn objectives, each with a reward",
      world_conquest: "World Conquest: only the whole world wins",
    },
  },
  based_on: {
    name: "World Conquest",
    text: "In World Conquest: how it is set up.",
    values: {
      command_room: "As Command Room, objectives for their rewards alone",
      basic_training: "As Basic Training, without objectives",
    },
  },
  initial_placement: {
    name: "Territories",
    text: "In Command Room: how players come to their first territories.",
    values: { claim: "Claimed in turn", dealt: "Dealt, a troop for each star on the card" },
  },
  armies_a_turn: {
    name: "Troops at a time",
    text: "In Command Room: how many of the first troops are placed before the next player's turn.",
    values: { "1": "One", "2": "Two", "3": "Three", all: "All that are left" },
  },
  defenders_dice: DEFENDERS_DICE,
  round_limit: {
    name: "Last round",
    text: "After this round the most objectives win, then whoever holds their own capital, then territories and cities, then troops.",
    values: { none: "None" },
  },
};
