import { coins } from "../../../../risk/europe/text/en/words";
import { entry, nameOf } from "../../../../text/entry";
import { begin, count, list } from "../../../../text/en/words";
import { ADMIRAL, GENERAL, MARSHAL, needWith } from "../../rules/cards";
import * as numbers from "../../rules/numbers";
import { kindName, unitName } from "../names";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";

/** A die with what is added to it: "5 + 1 (bribe) = 6". */
function sum(face: number, bonuses: readonly string[]): string {
  let text = `${face}`;
  for (const bonus of bonuses) text += ` + 1 (${bonus})`;
  return `${text} = ${face + bonuses.length}`;
}

/** Words that a verb picks: with a bribe or without, a card, the units of a Reinforcements card. */
const WORDS = {
  plain: coins(numbers.ATTEMPT_COST),
  bribe: `${coins(numbers.ATTEMPT_COST + numbers.BRIBE)}, bribe: +1`,
};

/** The words of the panels of Castle Risk in English. */
export const PANEL = {
  verbs: {
    capital: "Choose a capital",
    policies: "Pick policies",
    buy: "Buy units",
    castle: `Castle (${numbers.CASTLE_COST})`,
    donate: "Donate",
    attack: "Attack",
    fortify: "Move units",
    build: "Build the castle",
    bombard: "Bombard",
    recruit: "Recruit a city",
    place: "Place units",
    reinforce: "Reinforcements",
    play: "Play a card",
    pass: "Pass",
    lose: "Choose losses",
    boost: "Give +1",
    discard: "Discard",
    resign: "Resign",
  },
  prompts: PROMPTS,
  kind: (countedBy: string, id: string, n: number) => kindName(countedBy, id, n, NAMES),
  word: (verb: string, word: string) => {
    if (verb === "play") return nameOf(NAMES.cards, word);
    return (
      entry(WORDS, word) ??
      unitName(word, numbers.REINFORCEMENT[word === "infantry" ? "infantry" : "archer"], NAMES)
    );
  },
  spent: (spent: number, budget: number) => `Spent: ${spent} of ${coins(budget)}`,
  optionValues: {
    choose: "Players choose",
    dealt: "Dealt",
    orders: "King's Orders",
    single: "One on each",
    every: "In every cycle",
    first: "First cycle only",
  },
  presets: {
    classic: {
      name: "Classic",
      text: "The game of the rulebook: mostly six rounds, now and then more than twenty.",
    },
    short: {
      name: "Short",
      text: "Capitals are dealt, 5 coins to begin with, decided after round 6 at the latest.",
    },
    simple: {
      name: "First game",
      text: "One policy on each card, siege and its kin once in a combat: mostly six or seven rounds.",
    },
    evening: { name: "One evening", text: "The rulebook's game, decided after round 8 at the latest." },
  },
  /** Words that are picked: with a bribe or without. */
  words: WORDS,
  fallen: "Kingdom lost",
  rank: (title: string, crowns: number, win: number) =>
    `${crowns < 1 ? "No title yet" : title}, ${crowns} of ${win} crowns`,
  /** What wins: so many crowns, within so many rounds; 0 for no limit. */
  goal: (crowns: number, rounds: number) =>
    `${crowns} crowns win` + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  crownsIn: (round: number) => `Crowns in round ${round}`,
  /** Coins and cards in hand. */
  purse: (purse: number, cards: number) => `${coins(purse)}, ${count(cards, "card", "cards")}`,
  /** What the pictures beside it stand for. */
  castleHelp: "A castle to build",
  /** The five policies in a word each, and how often one counts. */
  policies: { expand: "Expand", fortify: "Fortify", siege: "Siege", king: "King", tax: "Tax" },
  times: (name: string, n: number) => (n === 1 ? name : `${name} ${n}`),
  orders: (policies: readonly string[]) => (policies.length === 0 ? "No policies" : policies.join(", ")),
  picked: "Policies picked, face down",
  picking: "Picks policies",
  /** Crowns as they would be counted now. Their reasons follow as pictures: vassals first, with their number before them. */
  crownsNow: (total: number, vassals: number) =>
    total < 1 ? "No crowns now" : vassals > 1 ? `Now ${total}:  ${vassals}` : `Now ${total}:`,
  missionProgress: (mission: string, progress: number, goal: number) => `${mission} ${progress}/${goal}`,
  armyValue: (value: number) => `Army worth ${value} of ${coins(numbers.ARMY_FOR_CROWN)}`,
  taxValue: (value: number) => `Tax value ${value} of ${coins(numbers.TAX_FOR_CROWN)}`,
  /** Bonuses in combat by where they come from. */
  bonuses: {
    general: { name: "General", text: `cavalry ${needWith(GENERAL)}+, main die +1` },
    marshal: { name: "Marshal", text: `archers ${needWith(MARSHAL)}+, main die +1` },
    admiral: { name: "Admiral", text: `siege ${needWith(ADMIRAL)}+, main die +1` },
    castle: { name: "Castle", text: `${numbers.CASTLE_DICE} archer dice, main die +1` },
    city: { name: "City", text: count(numbers.CITY_DICE, "siege die", "siege dice") },
    capital: { name: "Capital", text: count(numbers.CAPITAL_DICE, "siege die", "siege dice") },
  },
  cycle: (cycle: number, rank: string) => `Cycle ${cycle}, ${rank} phase`,
  beforeDice: "Before the first dice",
  bombardment: "Bombardment",
  recruitment: "Envoys",
  /** What is added to the envoys' die, by where it comes from; and what they have come to. */
  recruitBonuses: { bribe: "bribe", diplomat: "Diplomat", siege: "siege weapon" },
  envoys: (face: number, bonuses: readonly string[], need: number) =>
    (bonuses.length > 0 ? sum(face, bonuses) : `The die shows ${face}`) + `; ${need} or more is needed.`,
  mainRule: "Highest pairs first; defender wins ties.",
  /** Units that would defend a target, none for land that nobody holds; cards that their owner holds, and kinds that may come. */
  against: (units: readonly string[]) =>
    units.length === 0 ? "Nobody defends it." : `Against ${units.join(", ")}.`,
  mayCome: (cards: number, kinds: readonly string[]) =>
    `Holds ${count(cards, "card", "cards")}, maybe ${kinds.join(" or ")}.`,
  /** What odds rest on, by the reader's wish for losses, and the cards that may still change them. */
  oddsAssume: (shrewd: boolean, cards: readonly string[]) =>
    `If ${shrewd ? "yours fall by your wish, theirs cheapest" : "the cheapest fall"} first` +
    (cards.length === 0 ? "." : `; ${cards.join(", ")} may come.`),
  /** A march while its force is chosen. */
  march: (from: string, to: string) => `From ${from} to ${to}`,
  /** Coins that a purchase spends, in short, and what King Me takes in the same turn. */
  spentOf: (spent: number, purse: number) => `Spent: ${spent} of ${purse}.`,
  keepForKing: (n: number) => `Keep ${n} for King Me.`,
  /** What the attacker's and the defender's dice must show to hit. */
  hitRule: (attacker: number, defender: number) =>
    attacker === defender
      ? `Dice hit on ${attacker} or more.`
      : `Attackers hit on ${attacker}+, defenders on ${defender}+.`,
  /** Hits that a side has made, and what it loses: in words, or a number while that is still to be chosen. */
  hits: (hits: number) => `${count(hits, "hit", "hits")}.`,
  losses: (lost: readonly string[], due: number) =>
    lost.length > 0 ? `Loses ${list(lost)}.` : due > 0 ? `Is to lose ${due}.` : "Loses nothing.",
  /** That a bombardment has hit nobody. */
  nobodyFalls: (territory: string) => `Nobody falls in ${territory}.`,
  windowCard: (seat: string) => `${seat} is asked for a card.`,
  windowAnswer: (seat: string, card: string, by: string) =>
    `${by} has played the card ${card}. ${seat} is asked for a Spy.`,
  /** Why the table passes for the seat that is asked: it holds nothing that fits, or has said so. */
  passedFor: (isAnswer: boolean) =>
    `You hold no ${isAnswer ? "Spy" : "card for this moment"}: the table passes for you.`,
  passedByOrder: "As you have said, the table passes for you.",
  /** A territory: whose it is, whether it has a castle, what it pays. */
  landOwner: (owner: string, capital: boolean) => (capital ? `Capital of ${owner}` : `Held by ${owner}`),
  landCastle: "Castle: attacked with a siege weapon only.",
  cityPays: (pays: number, tokens: number) =>
    `Its city pays ${coins(pays)}` +
    (tokens > 0 ? `, plundered ${tokens === 1 ? "once" : `${tokens} times`}.` : "."),
  landPays: (pays: number) =>
    pays > 0 ? `Pays ${coins(pays)}: a supply line leads to a city.` : "Pays nothing: no supply line.",
  /** Which Castle Risk cards a window is about, and which lie open. */
  windowFitting: (cards: readonly string[]) => `Cards for this moment: ${list(cards)}.`,
  windowOpen: (seat: string, card: string) => `${seat}: ${card}`,
  /** The owner's line about its papal mission; empty text for none. */
  noMission: "No papal mission.",
  /** What a city's die must show, without a bribe and with one. */
  withNeed: (deed: string, need: number, bribed: number) =>
    `${deed} (on ${need} or more; on ${bribed} with a bribe)`,
  armyName: (owner: string, territory: string) => begin(owner) + (territory === "" ? "" : `\n${territory}`),
  bonus: (name: string, text: string) => `${name}: ${text}`,
  counteredCard: (card: string) => `${card}: taken away by a Spy.`,
  /** Under the reasons for crowns: crowns now, nothing, crowns of the round, tax value, army. */
  crownRows: ["Crowns now", "", "Crowns this round", "Tax value", "Army, in coins"],
  treasury: (seat: string, purse: number) => `${seat} has ${coins(purse)}.`,
  hand: (cards: number) => `${count(cards, "card", "cards")} in hand`,
  reserve: (units: readonly string[], castle: boolean) =>
    units.length === 0 && !castle
      ? "Nothing in reserve"
      : `In reserve: ${list(units.concat(castle ? ["a castle"] : []))}`,
  /** Policies by name, or that they are still being picked, or lie face down. */
  inEffect: (policies: readonly string[], shown: boolean) =>
    !shown ? "Policies lie face down" : policies.length === 0 ? "No policies" : `Policies: ${list(policies)}`,
  missionsDone: (missions: readonly string[]) =>
    missions.length === 0 ? "No papal mission fulfilled" : `Fulfilled: ${list(missions)}`,
  reasonsHead: (crowns: number) =>
    crowns < 1 ? "No crowns now" : `${count(crowns, "crown", "crowns")} now:`,
  moves: {
    attacks: (n: number) => `${count(n, "attack", "attacks")} left.`,
    fortifies: (n: number) => `${count(n, "move", "moves")} left.`,
    bombardments: (n: number) => `${count(n, "bombardment", "bombardments")} left.`,
    recruitments: (n: number) => `${count(n, "recruitment", "recruitments")} left.`,
    castle: "A castle waits to be built.",
  },
  /** The names of the statistics of a game. */
  statistics: {
    crowns: "Crowns",
    attacks: "Attacks",
    conquered: "Territories conquered",
    killed: "Enemies felled",
    lost: "Units lost",
    coins: "Taxes and loot",
    recruited: "Cities recruited",
    castles: "Castles built",
    missions: "Missions completed",
    cards: "Cards played",
  },
};
