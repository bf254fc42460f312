import { worldPanel } from "../../../../risk/world/text/en/panel";
import { count, list } from "../../../../text/en/words";
import { CARD_REWARD } from "../../rules/numbers";
import { INSTEAD } from "../../rules/missions";
import { PROMPTS } from "./prompts";
import { armies as armiesOf, WORDS } from "./words";

const WORLD = worldPanel(WORDS);

/** The words of the panels of classic RISK in English. */
export const PANEL = {
  ...WORLD,
  verbs: {
    ...WORLD.verbs,
    neutral: "Neutral army",
    headquarters: "Headquarters",
    trade: "Trade",
    trade_on: `Trade, ${CARD_REWARD} more`,
    fortify: "Fortify",
  },
  optionValues: {
    ...WORLD.optionValues,
    world_domination: "World",
    capital: "Capital",
    secret_mission: "Mission",
    book: "Book",
    escalating: "Rising",
    slow: "Slow",
    fixed: "Fixed",
    adjacent: "Next",
    connected: "Linked",
    free: "Free",
    short: "Short",
    chosen: "Chosen",
    random: "By lot",
    "12": "12",
    "14": "14",
    wins: "Wins",
    territories: `${INSTEAD.count} lands`,
  },
  prompts: PROMPTS,
  presets: {
    world_domination: {
      name: "World",
      text: "World Domination, the rulebook's game: the last player left wins. Mostly twelve to eighteen rounds.",
    },
    capital: {
      name: "Capital",
      text: "Win with your headquarters and all others, 3 to 6 players: mostly five to twelve rounds.",
    },
    short_capital: {
      name: "Short Capital",
      text: "Two other headquarters win with four players, three with five or six: mostly five to eight rounds.",
    },
    secret_mission: {
      name: "Missions",
      text: "Secret Mission: each player has one of its own, 3 to 6 players: mostly six to ten rounds.",
    },
    evening: {
      name: "One evening",
      text: "Territories dealt, three armies at a time, fixed sets, decided after round 12 at the latest.",
    },
  },
  /** What wins: by the mode, with so many other headquarters (0 before all are chosen), within so many rounds (0 for no limit). */
  goal: (mode: string, headquarters: number, rounds: number) =>
    (mode === "capital"
      ? headquarters > 0
        ? `${count(headquarters, "more headquarters wins", "more headquarters win")}`
        : "Headquarters win"
      : mode === "secret_mission"
        ? "A secret mission wins"
        : "Last army wins") + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  holdings: (lands: number, armies: number) =>
    `${count(lands, "territory", "territories")}, ${armiesOf(armies)}`,
  income: (armies: number, continents: number) =>
    `Next turn: ${armies}${continents > 0 ? ` (${count(continents, "continent", "continents")})` : ""}`,
  /** An army on its sheet: what it holds; armies that it places now; what its next turn brings. */
  toPlace: (armies: number) => `To place: ${armies}`,
  /** What a seat does while all choose their headquarters in secret. */
  choosing: "Chooses its headquarters",
  chosenIt: "Has chosen its headquarters",
  /** Headquarters of which an army holds so many; the own one is in its hands or not. */
  headquarters: (held: number, own: boolean) =>
    own ? `${held} headquarters` : `own HQ lost${held > 0 ? `, holds ${held}` : ""}`,
  /** Of the neutral army, which nobody plays. */
  neutral: "Neutral army",
  /** What a seat alone reads of itself: its mission, its headquarters, its cards by what they show. */
  ownMission: (mission: string) => `Mission: ${mission}`,
  ownHeadquarters: (territory: string) => `Headquarters: ${territory}`,
  noHeadquarters: "No headquarters yet",
  hand: (symbols: readonly string[]) =>
    symbols.length === 0 ? "No cards in hand" : `Cards: ${symbols.join(", ")}`,
  /** Above the sets that can be traded: with five cards and more one must be. */
  tradePrompt: (cards: number, must: boolean) =>
    must ? `You hold ${cards} cards: trade a set.` : `Trade a set of your ${cards} cards?`,
  setPrompt: "A press trades it at once.",
  /** In their place where a hand has none: others see that its owner is asked, and not what they hold. */
  noSetPrompt: (cards: number) => `No set among your ${cards} cards.`,
  noSet: "Go on to your new armies.",
  /** What a set brings, and the territory that gets two armies more, empty for none; its cards by name. */
  set: (armies: number, territory: string) =>
    territory === ""
      ? `<b>${armiesOf(armies)}</b>`
      : `<b>${armiesOf(armies)}</b>\n${CARD_REWARD} more in ${territory}`,
  setCards: (cards: readonly string[]) => list(cards),
  /** On what shows the next sets. */
  moreOffers: "More sets",
  headquartersPrompt: (territory: string) =>
    territory === ""
      ? "In secret: press one of your territories for your headquarters."
      : `Headquarters in ${territory}? The others learn it when all have chosen.`,
  /** Of a territory that is looked at: whose headquarters it is. */
  landHeadquarters: (owner: string) => `The headquarters of ${owner}.`,
  statistics: {
    ...WORLD.statistics,
    sets: "Sets traded",
    cards: "Cards drawn",
  },
};
