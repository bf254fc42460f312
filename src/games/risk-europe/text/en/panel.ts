import { count, list } from "../../../../text/en/words";
import { nameOf } from "../../../../text/entry";
import { colourName } from "../../../../text/names";
import { unitName } from "../names";
import type { EuropePanel } from "../panel";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";
import { coins } from "./words";

/** What is counted: coins of a bid, cards, missions, footmen at set-up, units. */
function kindOf(verb: string, id: string, n: number): string {
  if (verb === "bid") return n === 1 ? "coin" : "coins";
  if (verb === "settle") return id === "city" ? "footmen in the city" : "footmen beside it";
  if (verb === "pick") return nameOf(NAMES.cards, id);
  return verb === "reveal" ? nameOf(NAMES.missions, id) : unitName(id, n, NAMES);
}

/** Missions whose names are too long for a button. */
const SHORT_MISSIONS: Readonly<Record<string, string | undefined>> = {
  warden_of_the_marches: "Warden of Marches",
  master_of_the_straits: "Master of Straits",
};

/** Words that a verb picks: a card, an army, a mission. */
function wordOf(verb: string, word: string): string {
  if (verb === "auction") return colourName(word, NAMES);
  if (verb !== "keep") return nameOf(NAMES.cards, word);
  return SHORT_MISSIONS[word] ?? nameOf(NAMES.missions, word);
}

/** The words of the panels of Risk Europe in English. */
export const PANEL: EuropePanel = {
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
  kind: kindOf,
  word: wordOf,
  spent: (spent, budget) => `Spent: ${spent} of ${coins(budget)}`,
  optionValues: {
    off: "Off",
    on: "On",
    book: "Book",
    last: "Last",
    seat: "At its seat",
    rounds: "16 rounds",
    cities: "All cities",
  },
  presets: {
    book: { name: "Rulebook", text: "The game of the rulebook." },
    missions: { name: "Missions", text: "Kingdom Missions in place of Crown Cards." },
    teams: { name: "Teams", text: "Four players in two teams, 16 rounds." },
    long_teams: { name: "Long teams", text: "Two teams, until one holds all cities." },
    evening: { name: "One evening", text: "The rulebook's game, decided after round 8 at the latest." },
  },
  oddsAssume: (shrewd, reroll) =>
    `If ${shrewd ? "yours fall by your wish, theirs cheapest" : "the cheapest fall"} first` +
    (reroll === "none"
      ? "."
      : reroll === "best"
        ? "; the castle rolls again at its best."
        : "; the castle rolls again by itself."),
  fallen: "Out of the game",
  mercenaries: (captain) => (captain === "" ? "Mercenaries" : `Led by ${captain}`),
  goal: (crowns, rounds) =>
    `${crowns} crowns win` + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  teamGoal: (all) => (all ? "All 15 cities win" : "The most cities win"),
  crowns: (crowns, due) =>
    due < 1 ? count(crowns, "city", "cities") : `${crowns} of ${count(due, "crown", "crowns")}`,
  treasury: (name, n) => `${name} has ${coins(n)}.`,
  purse: (purse, lands) => `${coins(purse)}, ${count(lands, "territory", "territories")}`,
  cities: (cities) => count(cities, "city", "cities"),
  orders: (open, hidden) => list(open.concat(hidden > 0 ? [`${hidden} face down`] : [])),
  picking: "Picks two cards",
  bidding: "Bids",
  hasBid: "Has bid",
  crownCards: (cards) => count(cards, "Crown Card", "Crown Cards"),
  missions: (done, hidden) =>
    list(done.concat(hidden > 0 ? [count(hidden, "secret mission", "secret missions")] : [])),
  missionCounts: (done, hidden) => `${done} fulfilled${hidden > 0 ? `, ${hidden} secret` : ""}`,
  openCard: (card) => `Your card: ${card}.`,
  playsFor: (army) => `You play the mercenary army ${army}.`,
  bidFor: (army) => (army === "" ? "Bid for the first place" : `Bid for mercenaries: ${army}`),
  bidOf: (bid, most) => `${bid} of ${coins(most)}`,
  pickPrompt: "Your orders: a card for each of the two turns",
  picked: (first, second) => `1st: ${first === "" ? "?" : first}   2nd: ${second === "" ? "?" : second}`,
  held: (n) => (n === 1 ? "" : `${n} x`),
  revealPrompt: "Turn over which missions?",
  ownMissions: (missions) => list(missions),
  ownCounts: (missions, fulfilled) => `${missions} secret missions, ${fulfilled} fulfilled`,
  fulfilled: (mission) => `${mission} (fulfilled)`,
  noMissions: "No secret mission.",
  pass: (pass, rank) => `Pass ${pass}, ${rank}`,
  battleAt: (territory) => `Battle in ${territory}`,
  assault: "Siege Assault",
  generalRule: "Highest against highest; the defender wins ties.",
  hitRule: (attacker, defender) =>
    attacker === defender
      ? `Dice hit on ${attacker} or more.`
      : `The attacker hits on ${attacker} or more, the defender on ${defender}.`,
  hits: (hits) => `${count(hits, "hit", "hits")}.`,
  losses: (lost, due) =>
    lost.length > 0 ? `Loses ${list(lost)}.` : due > 0 ? `Is to lose ${due}.` : "Loses nothing.",
  castle: "Castle: all dice of one rank may be rolled again, once in each pass.",
  landOwner: (owner) => (owner === NAMES.nobody ? "Unclaimed" : `Held by ${owner}`),
  landDispute: (defender, attacker) => `Disputed: ${defender} defends, ${attacker} attacks.`,
  landForce: (army, units) => `${army}: ${list(units)}`,
  landStaying: (least) =>
    `Expanding from here, the defender leaves at least ${count(least, "unit", "units")}.`,
  landCastle: "A castle: only a force with a siege weapon can attack it.",
  cityPays: (pays) => `Its city pays ${coins(pays)}.`,
  lineValue: (pays) => `Taxed, its supply line pays ${coins(pays)}.`,
  freshTile: "This begins with its owner's next turn.",
  borders: (land, sea) =>
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
