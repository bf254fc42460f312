import { begin, count } from "../../../../text/en/words";
import { armiesOf, type WorldWords } from "../words";

/** The words of the panels that games on the board of the world share, in English. */
export function worldPanel(words: WorldWords) {
  const armies = (n: number): string => armiesOf(words, n);
  const { many } = words.army;
  return {
    verbs: {
      claim: "Claim",
      place: "Place",
      attack: "One roll",
      storm: "Roll on",
      defend: "Defend",
      occupy: "Move in",
      resign: "Resign",
    },
    optionValues: {
      claim: "Claimed",
      dealt: "Dealt",
      "1": "1",
      "2": "2",
      "3": "3",
      all: "All",
      automatic: "Most",
      ask: "Ask",
    },
    statistics: {
      armies: `${begin(many)} received`,
      rolls: "Attacks rolled",
      taken: "Territories taken",
      lostLand: "Territories lost",
      killed: "Enemies felled",
      lost: `${begin(many)} lost`,
      eliminated: "Players eliminated",
    },
    // What is counted: dice, or armies that are placed, move, or stay behind.
    kind: (verb: string, _id: string, n: number) => {
      if (verb === "attack" || verb === "defend") return n === 1 ? "die" : "dice";
      const noun = n === 1 ? words.army.one : words.army.many;
      if (verb === "storm") return `${noun} to keep`;
      return verb === "occupy" ? `${noun} to move in` : noun;
    },
    word: (_verb: string, word: string) => word,
    spent: (spent: number, budget: number) => `${spent} of ${budget}`,
    /** An army on its sheet: lost; its cards. */
    fallen: "Out of the game",
    cards: (cards: number) => (cards < 1 ? "No cards" : count(cards, "card", "cards")),
    /** After what is to be done: armies left to place; below the odds of an attack what they rest on. */
    due: (n: number) => `${armies(n)} left.`,
    rolledOn: "If it is rolled on with all dice.",
    /** A territory that is looked at: whose it is; its continent, of which its owner holds so many; neighbours. */
    landHeld: (owner: string, n: number) => (n < 1 ? "Nobody is here." : `${begin(owner)}: ${armies(n)}.`),
    landContinent: (continent: string, bonus: number, held: number, all: number) =>
      `${continent} (+${bonus}): ${held === all ? "all of it" : `${held} of ${all}`} in the same hands.`,
    borders: (lands: readonly string[]) => `Neighbours: ${lands.join(", ")}.`,
    /** On what takes none of the offers of a list. */
    noOffer: "Go on",
    /** Which rows of a list are shown; a press on it shows the next ones. */
    rowsShown: (from: number, to: number, all: number) =>
      `${from === to ? "" : `${from} to `}${to} of ${all}`,
    battle: "Attack",
    battleRule: "Ties are the defender's.",
    /** Where its whole name would lie over the odds. */
    neutralFighter: "Neutral",
    fighter: (name: string, n: number, lost: number) => `${name}: ${n}${lost > 0 ? ` (-${lost})` : ""}`,
  };
}

/** What is to be done next in what games on the board of the world share. */
export function worldPrompts({ army }: WorldWords) {
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
