import { begin, count, list } from "../../../../text/en/words";
import type { ClassicPanel } from "../panel";
import { PROMPTS } from "./prompts";
import { armies as armiesOf } from "./words";

/** What is counted: dice, or armies that are placed, move, or stay behind. */
function kindOf(verb: string, _id: string, n: number): string {
  if (verb === "attack" || verb === "defend") return n === 1 ? "die" : "dice";
  const noun = n === 1 ? "army" : "armies";
  if (verb === "storm") return `${noun} to stop at`;
  return verb === "occupy" ? `${noun} to move in` : noun;
}

/** The words of the panels of classic RISK in English. */
export const PANEL: ClassicPanel = {
  verbs: {
    claim: "Claim",
    place: "Place",
    neutral: "Neutral army",
    headquarters: "Headquarters",
    trade: "Trade",
    trade_on: "Trade, 2 more",
    attack: "One roll",
    storm: "Roll on",
    defend: "Defend",
    occupy: "Move in",
    fortify: "Fortify",
    resign: "Resign",
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
  kind: kindOf,
  word: (_verb, word) => word,
  spent: (spent, budget) => `${spent} of ${budget}`,
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
  fallen: "Out of the game",
  goal: (mode, headquarters, rounds) =>
    (mode === "capital"
      ? headquarters > 0
        ? `${count(headquarters, "more headquarters wins", "more headquarters win")}`
        : "Headquarters win"
      : mode === "secret_mission"
        ? "A secret mission wins"
        : "The last army wins") + (rounds > 0 ? `, at most ${count(rounds, "round", "rounds")}` : ""),
  holdings: (lands, armies) => `${count(lands, "territory", "territories")}, ${armiesOf(armies)}`,
  income: (armies, continents) =>
    `Next turn: ${armies}${continents > 0 ? ` (${count(continents, "continent", "continents")})` : ""}`,
  toPlace: (armies) => `To place: ${armies}`,
  cards: (cards) => (cards < 1 ? "No cards" : count(cards, "card", "cards")),
  choosing: "Chooses its headquarters",
  chosenIt: "Has chosen its headquarters",
  headquarters: (held, own) =>
    own ? `${held} headquarters` : `own HQ lost${held > 0 ? `, holds ${held}` : ""}`,
  neutral: "Neutral army",
  ownMission: (mission) => `Mission: ${mission}`,
  ownHeadquarters: (territory) => `Headquarters: ${territory}`,
  noHeadquarters: "No headquarters yet",
  hand: (symbols) => (symbols.length === 0 ? "No cards in hand" : `Cards: ${symbols.join(", ")}`),
  due: (armies) => `${armiesOf(armies)} left.`,
  odds: (percent) =>
    percent > 99
      ? "Rolled on, it is all but certain."
      : percent < 1
        ? "Rolled on, there is next to no chance."
        : `Rolled on, it is taken in ${percent} of 100 cases.`,
  tradePrompt: (cards, must) =>
    must ? `You hold ${cards} cards: trade a set.` : `Trade a set of your ${cards} cards?`,
  setPrompt: "A press trades it at once.",
  noSet: "No three of your cards are a set.",
  set: (armies, territory) =>
    territory === "" ? `<b>${armiesOf(armies)}</b>` : `<b>${armiesOf(armies)}</b>\n2 more in ${territory}`,
  setCards: (cards) => list(cards),
  setsShown: (from, to, all) => `${from === to ? "" : `${from} to `}${to} of ${all}`,
  moreSets: "More sets",
  keepCards: "Go on",
  headquartersPrompt: (territory) =>
    territory === ""
      ? "In secret: press one of your territories for your headquarters."
      : `Headquarters in ${territory}? The others learn it when all have chosen.`,
  landHeld: (owner, n) => (n < 1 ? "Nobody is here." : `${begin(owner)}: ${armiesOf(n)}.`),
  landContinent: (continent, bonus, held, all) =>
    `${continent} (+${bonus}): ${held === all ? "all of it is" : `${held} of ${all} are`} its owner's.`,
  borders: (lands) => `Neighbours: ${lands.join(", ")}.`,
  landHeadquarters: (owner) => `The headquarters of ${owner}.`,
  battle: "Attack",
  battleRule: "Ties are the defender's.",
  fighter: (name, armies, lost) => `${name}: ${armies}${lost > 0 ? ` (-${lost})` : ""}`,
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
