import { CITIES } from "../../../../risk/europe/board";
import { CROWNS_TO_WIN, TEAM_ROUNDS } from "../../rules/numbers";

const [FOUR, THREE, TWO] = CROWNS_TO_WIN;
const BOOK = `${FOUR} with four players, ${THREE} with three, ${TWO} with two`;

/** The table's options by the ids of the notation. */
export const OPTIONS = {
  teams: {
    name: "Teams",
    text: "Four players each alone, or in two teams of those who sit opposite each other.",
    values: { off: "Everybody alone", on: "Two teams; only with four players" },
  },
  kingdom_missions: {
    name: "Kingdom Missions",
    text: "Crown Cards are secret missions that King Me draws, and cannot be bought. Not with teams.",
    values: { off: "Crown Cards are bought", on: "Crown Cards are missions" },
  },
  crowns_to_win: {
    name: "Crowns to win",
    text: `Crowns at the end of a round that win: by the rulebook ${BOOK}.`,
    values: { book: BOOK },
  },
  mercenary_turn: {
    name: "Mercenary army",
    text: "When the mercenary army of three players has its turns.",
    values: { last: "Behind all players", seat: "To the right of who won the first bid" },
  },
  team_game: {
    name: "Team game",
    text: "How long two teams play.",
    values: {
      rounds: `${TEAM_ROUNDS} rounds, then the most cities win`,
      cities: `Until a team holds all ${CITIES.length} cities`,
    },
  },
  round_limit: {
    name: "Last round",
    text: "After this round the most crowns win, then territories, then coins.",
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
  reroll: {
    name: "Castle",
    text: "When the dice of a defender in a castle are rolled again.",
    values: { ask: "Ask me where it could help", automatic: "In the first rank with too few hits" },
  },
  reveal: {
    name: "Missions",
    text: "Which fulfilled ones are turned over after a round.",
    values: { completed: "All of them", ask: "Ask me" },
  },
};
