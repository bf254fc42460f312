import type { GamePanel } from "../../../../text/game";
import { begin, count } from "../../../../text/en/words";
import type { WorldPanel } from "../panel";
import { armiesOf, type WorldWords } from "../words";

type Shared = Omit<WorldPanel, "verbs" | "prompts" | "presets" | "optionValues" | "statistics">;

/** The words of the panels that games on the board of the world share, in English. */
export function worldPanel(words: WorldWords): Shared {
  const armies = (n: number): string => armiesOf(words, n);
  return {
    // What is counted: dice, or armies that are placed, move, or stay behind.
    kind: (verb, _id, n) => {
      if (verb === "attack" || verb === "defend") return n === 1 ? "die" : "dice";
      const noun = n === 1 ? words.army.one : words.army.many;
      if (verb === "storm") return `${noun} to keep`;
      return verb === "occupy" ? `${noun} to move in` : noun;
    },
    word: (_verb, word) => word,
    spent: (spent, budget) => `${spent} of ${budget}`,
    fallen: "Out of the game",
    cards: (cards) => (cards < 1 ? "No cards" : count(cards, "card", "cards")),
    due: (n) => `${armies(n)} left.`,
    rolledOn: "If it is rolled on with all dice.",
    landHeld: (owner, n) => (n < 1 ? "Nobody is here." : `${begin(owner)}: ${armies(n)}.`),
    landContinent: (continent, bonus, held, all) =>
      `${continent} (+${bonus}): ${held === all ? "all of it is" : `${held} of ${all} are`} its owner's.`,
    borders: (lands) => `Neighbours: ${lands.join(", ")}.`,
    rowsShown: (from, to, all) => `${from === to ? "" : `${from} to `}${to} of ${all}`,
    battle: "Attack",
    battleRule: "Ties are the defender's.",
    fighter: (name, n, lost) => `${name}: ${n}${lost > 0 ? ` (-${lost})` : ""}`,
  };
}

/** What is to be done next in what games on the board of the world share. */
export function worldPrompts({ army }: WorldWords): GamePanel["prompts"] {
  return {
    "claim.territory": `Claim an empty territory with one ${army.one}.`,
    "claim.done": "Confirm to claim it.",
    "place.territory": `Choose a territory of yours for new ${army.many}.`,
    "place.done": "Choose how many, then confirm.",
    "attack.from": `Choose a territory with two ${army.many} or more to attack from.`,
    "attack.to": "Choose a neighbour to attack.",
    "attack.done": "Choose the dice, then confirm.",
    "storm.from": "Choose a territory to attack from. Dice roll on until it is taken.",
    "storm.to": "Choose a neighbour to attack. Dice roll on until it is taken.",
    "storm.done": "Choose when to stop, then confirm.",
    "defend.counts": "How many dice do you defend with?",
    "occupy.counts": `How many ${army.many} move in?`,
    "step.attack": "Attack a neighbour, or end the attack.",
    done: "Confirm, or cancel.",
  };
}

/** Verbs that games on the board of the world share. */
export const VERBS: GamePanel["verbs"] = {
  claim: "Claim",
  place: "Place",
  attack: "One roll",
  storm: "Roll on",
  defend: "Defend",
  occupy: "Move in",
  resign: "Resign",
};
