import { VERBS, worldPanel } from "../../../../risk/world/text/en/panel";
import { count, list } from "../../../../text/en/words";
import { nameOf } from "../../../../text/entry";
import type { Panel2008 } from "../panel";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";
import { troops as troopsOf, WORDS } from "./words";

/** The words of the panels of RISK 2008 in English. */
export const PANEL: Panel2008 = {
  ...worldPanel(WORDS),
  verbs: {
    ...VERBS,
    army: "Pick",
    capital: "Capital",
    turn_in: "Turn in",
    collect: "Collect",
    airfield: "Airfield",
    maneuver: "Maneuver",
  },
  word: (verb, word) =>
    verb === "army"
      ? (NAMES.armies[word] ?? word)
      : verb === "collect"
        ? nameOf(NAMES.objectives, word)
        : word,
  optionValues: {
    basic_training: "Basic",
    command_room: "Command",
    world_conquest: "Conquest",
    claim: "Claimed",
    dealt: "Dealt",
    "1": "1",
    "2": "2",
    "3": "3",
    all: "All",
    automatic: "Most",
    ask: "Ask",
  },
  prompts: PROMPTS,
  presets: {
    basic_training: {
      name: "Training",
      text: "Basic Training, the rulebook's first game: ready armies, eight objectives, three win with your capital. Mostly six to twelve rounds.",
    },
    command_room: {
      name: "Command",
      text: "Command Room: cities, objectives and rewards are drawn, and you place your own capital and troops. Mostly three to eight rounds.",
    },
    world_conquest: {
      name: "Conquest",
      text: "World Conquest: as Command Room, but only who takes the whole world wins. Mostly eight to twelve rounds.",
    },
    evening: {
      name: "One evening",
      text: "Command Room with territories dealt, three troops at a time, decided after round 12 at the latest.",
    },
  },
  holdings: (lands, cities) =>
    `${count(lands, "territory", "territories")}, ${count(cities, "city", "cities")}`,
  toPlaceBeside: (there, toPlace) =>
    there < 1 ? `To place: ${toPlace}` : `${troopsOf(there)}, to place: ${toPlace}`,
  income: (there, next) => `${troopsOf(there)}, next turn ${next}`,
  objectives: (cards, held, goal) =>
    `${cards}, ${goal > 0 ? `objectives ${held} of ${goal}` : count(held, "objective", "objectives")}`,
  capitals: (own, others) => {
    if (own) return others > 0 ? `+${count(others, "capital", "capitals")}` : "";
    return others > 0 ? `capital lost (+${others})` : "capital lost";
  },
  rewards: (rewards) => count(rewards, "reward", "rewards"),
  // Behind whose turn it is there is room for some 27 letters.
  goal: (objectives, rounds) => {
    if (objectives < 1)
      return rounds > 0 ? `Conquest wins, ${count(rounds, "round", "rounds")}` : "The last army wins";
    return rounds > 0
      ? `${objectives} objectives win, ${count(rounds, "round", "rounds")}`
      : `${objectives} objectives + capital win`;
  },
  ownStars: (stars, n) =>
    n > 0 ? `${count(stars, "star", "stars")}: worth ${troopsOf(n)}` : count(stars, "star", "stars"),
  noStars: "No cards in hand",
  handHelp: (cards) => `Your cards: ${list(cards)}.`,
  starsPrompt: (stars) => `You have ${count(stars, "star", "stars")}: turn in some?`,
  noStarsPrompt: "You have one star: two at least can be turned in.",
  starSet: (stars, n) => `<b>${troopsOf(n)}</b> for ${count(stars, "star", "stars")}`,
  starCards: (cards) => list(cards),
  goalPrompt: "Collect an objective that you meet?",
  goalRow: (objective, reward) => (reward === "" ? `<b>${objective}</b>` : `<b>${objective}</b>\n${reward}`),
  armyPrompt: "Pick an army, here by its capital.",
  armyRow: (army, capital, cards) =>
    `<b>${army}</b>: ${capital}${cards > 0 ? `, ${count(cards, "card", "cards")}` : ""}`,
  armyHelp: (lands) => list(lands),
  pressAtOnce: "A press does it at once.",
  moreRows: "More",
  goOn: "Go on",
  maneuversLeft: (n) => `${count(n, "maneuver", "maneuvers")} left.`,
  helpsAttacker: (helps) => `Helps you: ${list(helps)}.`,
  helpsDefender: (helps) => `Helps the defender: ${list(helps)}.`,
  airfield: "airfield",
  landCity: "A city.",
  landCapital: (owner) => `The capital of ${owner}.`,
  landAirfield: "An airfield: +1 to its owner's highest die here and next to it.",
  dropped: (faces) => `Dropped: ${list(faces.map((face) => `${face}`))}.`,
  goalOpen: (progress, of) => `${progress} of ${of}`,
  goalProgress: (who, held) => `${who} ${held}`,
  goalTaken: (owner) => `Collected by ${owner}`,
  noGoals: "There are no objectives in this game: take the whole world.",
  statistics: {
    armies: "Troops received",
    stars: "Stars turned in",
    rolls: "Attacks rolled",
    taken: "Territories taken",
    lostLand: "Territories lost",
    killed: "Enemies felled",
    lost: "Troops lost",
    objectives: "Objectives collected",
    eliminated: "Players eliminated",
  },
};
