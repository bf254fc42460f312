import { worldPanel } from "../../../../risk/world/text/en/panel";
import { inWords } from "../../../../risk/text/en/numbers";
import { count, list } from "../../../../text/en/words";
import { entry, nameOf } from "../../../../text/entry";
import { LEAST_STARS } from "../../rules/numbers";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";
import { troops as troopsOf, WORDS } from "./words";

const WORLD = worldPanel(WORDS);

/** The words of the panels of RISK 2008 in English. */
export const PANEL = {
  ...WORLD,
  verbs: {
    ...WORLD.verbs,
    army: "Pick",
    capital: "Capital",
    turn_in: "Turn in",
    collect: "Collect",
    airfield: "Airfield",
    maneuver: "Maneuver",
  },
  word: (verb: string, word: string) =>
    verb === "army"
      ? (entry(NAMES.armies, word) ?? word)
      : verb === "collect"
        ? nameOf(NAMES.objectives, word)
        : word,
  optionValues: {
    ...WORLD.optionValues,
    basic_training: "Basic",
    command_room: "Command",
    world_conquest: "Conquest",
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
  /** An army on its sheet: what it holds; its troops, and those that it places now or gets next; its cards and objectives, of which so many win, 0 for no number; its capital in other hands, and those of others in its own. */
  holdings: (lands: number, cities: number) =>
    `${count(lands, "territory", "territories")}, ${count(cities, "city", "cities")}`,
  toPlaceBeside: (there: number, toPlace: number) =>
    there < 1 ? `To place: ${toPlace}` : `${troopsOf(there)}, to place: ${toPlace}`,
  income: (there: number, next: number) => `${troopsOf(there)}, next turn ${next}`,
  objectives: (cards: string, held: number, goal: number) =>
    `${cards}, ${goal > 0 ? `objectives ${held} of ${goal}` : count(held, "objective", "objectives")}`,
  capitals: (own: boolean, others: number) => {
    if (own) return others > 0 ? `+${count(others, "capital", "capitals")}` : "";
    return others > 0 ? `capital lost (+${others})` : "capital lost";
  },
  rewards: (rewards: number) => count(rewards, "reward", "rewards"),
  // After whose turn it is there is room for some 27 letters.
  goal: (objectives: number, rounds: number) => {
    if (objectives < 1)
      return rounds > 0 ? `Conquest wins, ${count(rounds, "round", "rounds")}` : "The last army wins";
    return rounds > 0
      ? `${objectives} objectives win, ${count(rounds, "round", "rounds")}`
      : `${objectives} objectives + capital win`;
  },
  /** What a seat alone reads of itself: the stars of its cards and what they bring now, 0 where they bring nothing. */
  ownStars: (stars: number, n: number) =>
    n > 0 ? `${count(stars, "star", "stars")}: worth ${troopsOf(n)}` : count(stars, "star", "stars"),
  noStars: "No cards in hand",
  handHelp: (cards: readonly string[]) => `Your cards: ${list(cards)}.`,
  /** Above lists, each with what a press does; what a row offers; what takes none. */
  starsPrompt: (stars: number) => `You have ${count(stars, "star", "stars")}: turn in some?`,
  noStarsPrompt: `You have one star: ${inWords(LEAST_STARS)} at least can be turned in.`,
  starSet: (stars: number, n: number) => `<b>${troopsOf(n)}</b> for ${count(stars, "star", "stars")}`,
  starCards: (cards: readonly string[]) => list(cards),
  goalPrompt: "Collect an objective that you meet?",
  goalRow: (objective: string, reward: string) =>
    reward === "" ? `<b>${objective}</b>` : `<b>${objective}</b>\n${reward}`,
  armyPrompt: "Pick an army, here by its capital.",
  armyRow: (army: string, capital: string, cards: number) =>
    `<b>${army}</b>: ${capital}${cards > 0 ? `, ${count(cards, "card", "cards")}` : ""}`,
  armyHelp: (lands: readonly string[]) => list(lands),
  pressAtOnce: "A press does it at once.",
  moreOffers: "More",
  maneuversLeft: (n: number) => `${count(n, "maneuver", "maneuvers")} left.`,
  /** After the odds: what helps the attacker, and the defender; empty for nothing. */
  helpsAttacker: (helps: readonly string[]) => `Helps you: ${list(helps)}.`,
  helpsDefender: (helps: readonly string[]) => `Helps the defender: ${list(helps)}.`,
  airfield: "airfield",
  /** Of a territory that is looked at. */
  landCity: "A city.",
  landCapital: (owner: string) => `The capital of ${owner}.`,
  landAirfield: "An airfield: +1 to its owner's highest die here and next to it.",
  /** Dice that were dropped in a battle. */
  dropped: (faces: readonly number[]) => `Dropped: ${list(faces.map((face) => `${face}`))}.`,
  /** The page of objectives: open and how far everybody is, best first; whose; without objectives. */
  goalOpen: (progress: string, of: number) => `${progress} of ${of}`,
  goalProgress: (who: string, held: number) => `${who} ${held}`,
  goalTaken: (owner: string) => `Collected by ${owner}`,
  noGoals: "There are no objectives in this game: take the whole world.",
  statistics: {
    ...WORLD.statistics,
    stars: "Stars turned in",
    objectives: "Objectives collected",
  },
};
