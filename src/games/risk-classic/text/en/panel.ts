import { VERBS, worldPanel } from "../../../../risk/world/text/en/panel";
import { count, list } from "../../../../text/en/words";
import type { ClassicPanel } from "../panel";
import { PROMPTS } from "./prompts";
import { armies as armiesOf, WORDS } from "./words";

/** The words of the panels of classic RISK in English. */
export const PANEL: ClassicPanel = {
  ...worldPanel(WORDS),
  verbs: {
    ...VERBS,
    neutral: "Neutral army",
    headquarters: "Headquarters",
    trade: "Trade",
    trade_on: "Trade, 2 more",
    fortify: "Fortify",
  },
  optionValues: {
    world_domination: "World",
    capital: "Capital",
    secret_mission: "Mission",
    book: "Book",
    claim: "Claimed",
    dealt: "Dealt",
    "1": "1",
    "2": "2",
    "3": "3",
    all: "All",
    escalating: "Rising",
    slow: "Slow",
    fixed: "Fixed",
    adjacent: "Next",
    connected: "Linked",
    free: "Free",
    automatic: "Most",
    ask: "Ask",
    short: "Short",
    chosen: "Chosen",
    random: "By lot",
    "12": "12",
    "14": "14",
    wins: "Wins",
    territories: "24 lands",
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
  goal: (mode, headquarters, rounds) =>
    (mode === "capital"
      ? headquarters > 0
        ? `${count(headquarters, "more headquarters wins", "more headquarters win")}`
        : "Headquarters win"
      : mode === "secret_mission"
        ? "A secret mission wins"
        : "Last army wins") + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  holdings: (lands, armies) => `${count(lands, "territory", "territories")}, ${armiesOf(armies)}`,
  income: (armies, continents) =>
    `Next turn: ${armies}${continents > 0 ? ` (${count(continents, "continent", "continents")})` : ""}`,
  toPlace: (armies) => `To place: ${armies}`,
  choosing: "Chooses its headquarters",
  chosenIt: "Has chosen its headquarters",
  headquarters: (held, own) =>
    own ? `${held} headquarters` : `own HQ lost${held > 0 ? `, holds ${held}` : ""}`,
  neutral: "Neutral army",
  ownMission: (mission) => `Mission: ${mission}`,
  ownHeadquarters: (territory) => `Headquarters: ${territory}`,
  noHeadquarters: "No headquarters yet",
  hand: (symbols) => (symbols.length === 0 ? "No cards in hand" : `Cards: ${symbols.join(", ")}`),
  tradePrompt: (cards, must) =>
    must ? `You hold ${cards} cards: trade a set.` : `Trade a set of your ${cards} cards?`,
  setPrompt: "A press trades it at once.",
  noSet: "No three of your cards are a set.",
  set: (armies, territory) =>
    territory === "" ? `<b>${armiesOf(armies)}</b>` : `<b>${armiesOf(armies)}</b>\n2 more in ${territory}`,
  setCards: (cards) => list(cards),
  moreSets: "More sets",
  keepCards: "Go on",
  headquartersPrompt: (territory) =>
    territory === ""
      ? "In secret: press one of your territories for your headquarters."
      : `Headquarters in ${territory}? The others learn it when all have chosen.`,
  landHeadquarters: (owner) => `The headquarters of ${owner}.`,
  statistics: {
    armies: "Armies received",
    sets: "Sets traded",
    rolls: "Attacks rolled",
    taken: "Territories taken",
    lostLand: "Territories lost",
    killed: "Enemies felled",
    lost: "Armies lost",
    cards: "Cards drawn",
    eliminated: "Players eliminated",
  },
};
