import { coins } from "../../../../risk/europe/text/en/words";
import type { Words } from "../../../../text/types";
import { count, list } from "../../../../text/en/words";
import { nameOf } from "../../../../text/entry";
import { colourName } from "../../../../text/names";
import { CITIES } from "../../../../risk/europe/board";
import { TEAM_ROUNDS } from "../../rules/numbers";
import { unitName } from "../names";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";

/** Missions whose names are too long for a button. */
const SHORT_MISSIONS: Words<string> = {
  warden_of_the_marches: "Warden of Marches",
  master_of_the_straits: "Master of Straits",
};

/** The words of the panels of Risk Europe in English. */
export const PANEL = {
  verbs: {
    bid: "Bid",
    settle: "Choose a city",
    pick: "Pick cards",
    auction: "Choose an army",
    keep: "Keep a mission",
    expand: "Expand",
    split: "Split",
    also: "Second force",
    alone: "First alone",
    idle: "Stay",
    maneuver: "Maneuver",
    tax: "Tax",
    buy: "Recruit",
    build: "Castle",
    crown: "Crown",
    fortify: "Fortify",
    assault: "Assault",
    battle: "Choose a battle",
    reroll: "Roll again",
    stand: "Let stand",
    lose: "Choose losses",
    reveal: "Turn over",
    resign: "Resign",
  },
  prompts: PROMPTS,
  /** What is counted: coins of a bid, cards, missions, footmen at set-up, units. */
  kind: (verb: string, id: string, n: number) => {
    if (verb === "bid") return n === 1 ? "coin" : "coins";
    if (verb === "settle") return id === "city" ? "footmen in the city" : "footmen beside it";
    if (verb === "pick") return nameOf(NAMES.cards, id);
    return verb === "reveal" ? nameOf(NAMES.missions, id) : unitName(id, n, NAMES);
  },
  /** Words that a verb picks: a card, an army, a mission. */
  word: (verb: string, word: string) => {
    if (verb === "auction") return colourName(word, NAMES);
    if (verb !== "keep") return nameOf(NAMES.cards, word);
    return SHORT_MISSIONS[word] ?? nameOf(NAMES.missions, word);
  },
  spent: (spent: number, budget: number) => `Spent: ${spent} of ${coins(budget)}`,
  optionValues: {
    off: "Off",
    on: "On",
    book: "Book",
    last: "Last",
    seat: "At its seat",
    rounds: `${TEAM_ROUNDS} rounds`,
    cities: "All cities",
  },
  presets: {
    book: { name: "Rulebook", text: "The game of the rulebook." },
    missions: { name: "Missions", text: "Kingdom Missions in place of Crown Cards." },
    teams: { name: "Teams", text: `Four players in two teams, ${TEAM_ROUNDS} rounds.` },
    long_teams: { name: "Long teams", text: "Two teams, until one holds all cities." },
    evening: { name: "One evening", text: "The rulebook's game, decided after round 8 at the latest." },
  },
  /** What odds rest on: the reader's wish for losses, and how a castle's re-roll is used. */
  oddsAssume: (shrewd: boolean, reroll: "none" | "automatic" | "best") =>
    `If ${shrewd ? "yours fall by your wish, theirs cheapest" : "the cheapest fall"} first` +
    (reroll === "none"
      ? "."
      : reroll === "best"
        ? "; the castle rolls again at its best."
        : "; the castle rolls again by itself."),
  /** An army on its sheet: lost, or who plays it in this round; empty captain for none. */
  fallen: "Out of the game",
  mercenaries: (captain: string) => (captain === "" ? "Mercenaries" : `Led by ${captain}`),
  mercenaryHelp: "A mercenary army: who bids most for it leads it in this round",
  /** What wins: so many crowns, within so many rounds (0 for no limit); for teams all cities, or the most. */
  goal: (crowns: number, rounds: number) =>
    `${crowns} crowns win` + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  teamGoal: (all: boolean) => (all ? `All ${CITIES.length} cities win` : "The most cities win"),
  crowns: (crowns: number, due: number) =>
    due < 1 ? count(crowns, "city", "cities") : `${crowns} of ${count(due, "crown", "crowns")}`,
  /** What an army has, on the page of changes by hand. */
  treasury: (name: string, n: number) => `${name} has ${coins(n)}.`,
  purse: (purse: number, lands: number) => `${coins(purse)}, ${count(lands, "territory", "territories")}`,
  cities: (cities: number) => count(cities, "city", "cities"),
  /** Orders of the round: names of the cards that lie open, and how many lie face down. */
  orders: (open: readonly string[], hidden: number) =>
    list(open.concat(hidden > 0 ? [`${hidden} face down`] : [])),
  picking: "Picks two cards",
  bidding: "Bids",
  hasBid: "Has bid",
  crownCards: (cards: number) => count(cards, "Crown Card", "Crown Cards"),
  missions: (done: readonly string[], hidden: number) =>
    list(done.concat(hidden > 0 ? [count(hidden, "secret mission", "secret missions")] : [])),
  /** The same in numbers, where names have no room. */
  missionCounts: (done: number, hidden: number) =>
    `${done} fulfilled${hidden > 0 ? `, ${hidden} secret` : ""}`,
  /** What the seat has before it that has the turn: its card, and for which army. */
  openCard: (card: string) => `Your card: ${card}.`,
  playsFor: (army: string) => `You play the mercenary army ${army}.`,
  /** What is done while its units are chosen: they go from one territory to another, a second force of them, or are bought. */
  march: (from: string, to: string) => `From ${from} to ${to}`,
  marchAlso: (to: string) => `A second force to ${to}`,
  /** How many units the first force of a split leaves for a second one. */
  forSecond: (units: number) =>
    units < 1
      ? "Nobody is left for a second force."
      : `A second force could have ${count(units, "unit", "units")}.`,
  newUnits: (territory: string) => `New units in ${territory}`,
  /** What is bid for: the first place, or an army. */
  bidFor: (army: string) => (army === "" ? "Bid for the first place" : `Bid for mercenaries: ${army}`),
  bidOf: (bid: number, most: number) => `${bid} of ${coins(most)}`,
  /** What is to be picked, by the cards that are picked already. */
  pickPrompt: (first: string, second: string) => {
    if (first === "") return "Your orders: a card for each of the two turns";
    return second === ""
      ? `${first} is first. Pick the second card.`
      : `First ${first}, then ${second}: confirm.`;
  },
  picked: (first: string, second: string) =>
    first === ""
      ? "Press a card of your hand, or drag it here."
      : `1: ${first}\n2: ${second === "" ? "?" : second}`,
  revealPrompt: "Turn over which missions?",
  /** A seat's face-down missions, and which of them are fulfilled. */
  ownMissions: (missions: readonly string[]) => list(missions),
  /** The same in numbers, where names have no room. */
  ownCounts: (missions: number, fulfilled: number) => `${missions} secret missions, ${fulfilled} fulfilled`,
  fulfilled: (mission: string) => `${mission} (fulfilled)`,
  noMissions: "No secret mission.",
  /** The battle's title, its rules, and what helps the defender. */
  pass: (pass: number, rank: string) => `Pass ${pass}, ${rank}`,
  battleAt: (territory: string) => `Battle in ${territory}`,
  assault: "Siege Assault",
  generalRule: "Highest pairs first; defender wins ties.",
  hitRule: (attacker: number, defender: number) =>
    attacker === defender
      ? `Dice hit on ${attacker} or more.`
      : `Attackers hit on ${attacker}+, defenders on ${defender}+.`,
  hits: (hits: number) => `${count(hits, "hit", "hits")}.`,
  losses: (lost: readonly string[], due: number) =>
    lost.length > 0 ? `Loses ${list(lost)}.` : due > 0 ? `Is to lose ${due}.` : "Loses nothing.",
  castle: "Castle: all dice of one rank may be rolled again, once in each pass.",
  /** A territory: whose it is, units of one army, what may leave a dispute, what it brings, its neighbours over land and sea. */
  landOwner: (owner: string) => (owner === NAMES.nobody ? "Unclaimed" : `Held by ${owner}`),
  landDispute: (defender: string, attacker: string) => `Disputed: ${defender} defends, ${attacker} attacks.`,
  landForce: (army: string, units: readonly string[]) => `${army}: ${list(units)}`,
  landStaying: (least: number) =>
    `Expanding from here, the defender leaves at least ${count(least, "unit", "units")}.`,
  landCastle: "A castle: only a force with a siege weapon can attack it.",
  cityPays: (pays: number) => `Its city pays ${coins(pays)}.`,
  lineValue: (pays: number) => `Taxed, its supply line pays ${coins(pays)}.`,
  freshTile: "This begins with its owner's next turn.",
  borders: (land: readonly string[], sea: readonly string[]) =>
    (land.length > 0 ? `By land: ${land.join(", ")}.` : "") +
    (land.length > 0 && sea.length > 0 ? " " : "") +
    (sea.length > 0 ? `By sea: ${sea.join(", ")}.` : ""),
  statistics: {
    coins: "Coins taken in",
    claimed: "Territories claimed",
    attacks: "Attacks",
    won: "Battles won",
    killed: "Enemies felled",
    lost: "Units lost",
    castles: "Castles built",
    bought: "Crown Cards",
    missions: "Missions",
  },
};
