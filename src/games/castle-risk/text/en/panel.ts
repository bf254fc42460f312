import { begin, count, list } from "../../../../text/en/words";
import type { CastlePanel } from "../panel";
import { cardName, kindName, unitName } from "../names";
import { NAMES } from "./names";
import { PROMPTS } from "./prompts";
import { coins } from "./words";

/** A die with what is added to it: "5 + 1 (bribe) = 6". */
function sum(face: number, bonuses: readonly string[]): string {
  let text = `${face}`;
  for (const bonus of bonuses) text += ` + 1 (${bonus})`;
  return `${text} = ${face + bonuses.length}`;
}

/** Words that a verb picks: with a bribe or without, a card, the units of a Reinforcements card. */
const WORDS: CastlePanel["words"] = { plain: "3 coins", bribe: "6 coins, bribe: +1" };

function wordOf(verb: string, word: string): string {
  if (verb === "play") return cardName(word, NAMES);
  return WORDS[word] ?? unitName(word, word === "infantry" ? 2 : 1, NAMES);
}

/** The words of the panels of Castle Risk in English. */
export const PANEL: CastlePanel = {
  verbs: {
    capital: "Choose a capital",
    policies: "Pick policies",
    buy: "Buy units",
    castle: "Buy a castle",
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
  kind: (countedBy, id, n) => kindName(countedBy, id, n, NAMES),
  word: wordOf,
  spent: (spent, budget) => `Spent: ${spent} of ${coins(budget)}`,
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
  words: WORDS,
  fallen: "Kingdom lost",
  rank: (title, crowns, win) => `${crowns < 1 ? "No title yet" : title}, ${crowns} of ${win} crowns`,
  goal: (crowns, rounds) =>
    `${crowns} crowns win` + (rounds > 0 ? `, ${count(rounds, "round", "rounds")}` : ""),
  crownsIn: (round) => `Crowns in round ${round}`,
  purse: (purse, cards) => `${coins(purse)}, ${count(cards, "card", "cards")}`,
  castleHelp: "A castle to build",
  policies: { expand: "Expand", fortify: "Fortify", siege: "Siege", king: "King", tax: "Tax" },
  times: (name, n) => (n === 1 ? name : `${name} ${n}`),
  orders: (policies) => (policies.length === 0 ? "No policies" : policies.join(", ")),
  picked: "Policies picked, face down",
  picking: "Picks policies",
  crownsNow: (total, vassals) =>
    total < 1 ? "No crowns now" : vassals > 1 ? `Now ${total}:  ${vassals}` : `Now ${total}:`,
  missionProgress: (mission, progress, goal) => `${mission} ${progress}/${goal}`,
  armyValue: (value) => `Army worth ${value} of 30 coins`,
  taxValue: (value) => `Tax value ${value} of 15 coins`,
  bonuses: {
    general: { name: "General", text: "cavalry 2+, main die +1" },
    marshal: { name: "Marshal", text: "archers 4+, main die +1" },
    admiral: { name: "Admiral", text: "siege 3+, main die +1" },
    castle: { name: "Castle", text: "2 archer dice, main die +1" },
    city: { name: "City", text: "1 siege die" },
    capital: { name: "Capital", text: "2 siege dice" },
  },
  cycle: (cycle, rank) => `Cycle ${cycle}, ${rank} phase`,
  beforeDice: "Before the first dice",
  bombardment: "Bombardment",
  recruitment: "Envoys",
  recruitBonuses: { bribe: "bribe", diplomat: "Diplomat", siege: "siege weapon" },
  envoys: (face, bonuses, need) =>
    (bonuses.length > 0 ? sum(face, bonuses) : `The die shows ${face}`) + `; ${need} or more is needed.`,
  mainRule: "Highest against highest; the defender wins ties.",
  against: (units) => (units.length === 0 ? "Nobody defends it." : `Against ${units.join(", ")}.`),
  mayCome: (cards, kinds) => `Holds ${count(cards, "card", "cards")}, maybe ${kinds.join(" or ")}.`,
  oddsAssume: (shrewd, cards) =>
    `If ${shrewd ? "yours fall by your wish, theirs cheapest" : "the cheapest fall"} first` +
    (cards.length === 0 ? "." : `; ${cards.join(", ")} may come.`),
  march: (from, to) => `From ${from} to ${to}`,
  spentOf: (spent, purse) => `Spent: ${spent} of ${purse}.`,
  keepForKing: (n) => `Keep ${n} for King Me.`,
  hitRule: (attacker, defender) =>
    attacker === defender
      ? `Dice hit on ${attacker} or more.`
      : `The attacker hits on ${attacker} or more, the defender on ${defender}.`,
  hits: (hits) => `${count(hits, "hit", "hits")}.`,
  losses: (lost, due) =>
    lost.length > 0 ? `Loses ${list(lost)}.` : due > 0 ? `Is to lose ${due}.` : "Loses nothing.",
  nobodyFalls: (territory) => `Nobody falls in ${territory}.`,
  windowCard: (seat) => `${seat} is asked for a card.`,
  windowAnswer: (seat, card, by) => `${by} has played the card ${card}. ${seat} is asked for a Spy.`,
  passedFor: (isAnswer) =>
    `You hold no ${isAnswer ? "Spy" : "card for this moment"}: the table passes for you.`,
  passedByOrder: "As you have said, the table passes for you.",
  landOwner: (owner, capital) => (capital ? `Capital of ${owner}` : `Held by ${owner}`),
  landCastle: "Castle: attacked with a siege weapon only.",
  cityPays: (pays, tokens) =>
    `Its city pays ${coins(pays)}` +
    (tokens > 0 ? `, plundered ${tokens === 1 ? "once" : `${tokens} times`}.` : "."),
  landPays: (pays) =>
    pays > 0 ? `Pays ${coins(pays)}: a supply line leads to a city.` : "Pays nothing: no supply line.",
  windowFitting: (cards) => `Cards for this moment: ${list(cards)}.`,
  windowOpen: (seat, card) => `${seat}: ${card}`,
  noMission: "No papal mission.",
  withNeed: (deed, need, bribed) => `${deed} (on ${need} or more; on ${bribed} with a bribe)`,
  armyName: (owner, territory) => begin(owner) + (territory === "" ? "" : `\n${territory}`),
  bonus: (name, text) => `${name}: ${text}`,
  counteredCard: (card) => `${card}: taken away by a Spy.`,
  crownRows: ["Crowns now", "", "Crowns this round", "Tax value", "Army, in coins"],
  treasury: (seat, purse) => `${seat} has ${coins(purse)}.`,
  hand: (cards) => `${count(cards, "card", "cards")} in hand`,
  reserve: (units, castle) =>
    units.length === 0 && !castle
      ? "Nothing in reserve"
      : `In reserve: ${list(units.concat(castle ? ["a castle"] : []))}`,
  inEffect: (policies, shown) =>
    !shown ? "Policies lie face down" : policies.length === 0 ? "No policies" : `Policies: ${list(policies)}`,
  missionsDone: (missions) =>
    missions.length === 0 ? "No papal mission fulfilled" : `Fulfilled: ${list(missions)}`,
  reasonsHead: (crowns) => (crowns < 1 ? "No crowns now" : `${count(crowns, "crown", "crowns")} now:`),
  moves: {
    attacks: (n) => `${count(n, "attack", "attacks")} left.`,
    fortifies: (n) => `${count(n, "move", "moves")} left.`,
    bombardments: (n) => `${count(n, "bombardment", "bombardments")} left.`,
    recruitments: (n) => `${count(n, "recruitment", "recruitments")} left.`,
    castle: "A castle waits to be built.",
  },
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
