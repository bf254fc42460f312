import type { PanelTexts } from "../panel";
import { coins, count, list } from "./words";

/** The same words at the beginning of a sentence. */
function begin(words: string): string {
  return words.substring(0, 1).toUpperCase() + words.substring(1);
}

/** Seconds as minutes and seconds: "1:05". */
function clock(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** A die with what is added to it: "5 + 1 (bribe) = 6". */
function sum(face: number, bonuses: readonly string[]): string {
  let text = `${face}`;
  for (const bonus of bonuses) text += ` + 1 (${bonus})`;
  return `${text} = ${face + bonuses.length}`;
}

/** The words of the panels in English. */
export const PANEL: PanelTexts = {
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
    confirm: "Confirm",
    cancel: "Cancel",
    most: "Max",
    least: "Clear",
  },
  words: { plain: "3 coins", bribe: "6 coins, bribe: +1" },
  prompts: {
    "capital.territory": "Choose a gold city for your capital.",
    "policies.counts": "Pick your policy cards: one for each crown.",
    "buy.counts": "Buy units; they are placed at the end of your turn.",
    "castle.done": "A castle for 12 coins and one Fortify.",
    "donate.counts": "Donate coins for your papal mission.",
    "attack.from": "Choose a territory to attack from.",
    "attack.to": "Choose a neighbour to attack.",
    "attack.done": "Choose the force, then confirm.",
    "fortify.from": "Choose a territory to move units from.",
    "fortify.to": "Choose a neighbour of yours to move them to.",
    "fortify.done": "Choose the units, then confirm.",
    "build.territory": "Choose where your castle is built.",
    "bombard.from": "Choose a territory with siege weapons that are ready.",
    "bombard.to": "Choose a target across a land border.",
    "recruit.territory": "Choose a neutral city beside your territories: it joins on a 6.",
    "place.territory": "Choose where to place units from your reserve.",
    "place.done": "Choose the units, then confirm.",
    "reinforce.territory": "Choose where the Reinforcements come.",
    "play.word": "Choose a card.",
    "lose.done": "Choose which units fall.",
    "boost.done": "Choose which dice get +1.",
    "discard.done": "Choose what to discard: five cards are the limit.",
    "step.fortify": "Move units, or build the castle that you bought.",
    "step.diplomacy": "Press a neutral city to recruit it, or siege weapons of yours to bombard.",
    "step.placement": "Choose where to place units from your reserve.",
    "step.placement.none": "Your reserve is empty; Reinforcements can still come.",
    "step.play": "Play a card, or pass.",
    "step.answer": "Answer with a Spy, or pass.",
    done: "Confirm, or cancel.",
  },
  round: (round, phase) => (round < 1 ? "Setup" : `Round ${round}: ${phase}`),
  turn: (seat) => `${seat}'s turn`,
  waiting: (seats, step) => `Waiting for ${list(seats)}: ${step}.`,
  rolling: (step) => `Next comes ${step}.`,
  endPhase: (phase) => `End ${phase}`,
  nothingLeft: "Nothing is left to do: end the phase.",
  noPlace: "There is no territory for that now.",
  endAnyway: (phase) => `There are moves left. End ${phase} all the same?`,
  die: (place, face) => `Die ${place}, showing ${face}`,
  face: (face, plus) => (plus > 0 ? `${face}+${plus}` : `${face}`),
  coins: { one: "coin", many: "coins" },
  fallen: "Kingdom lost",
  rank: (title, crowns) => (crowns < 1 ? "No title yet" : `${title}, ${count(crowns, "crown", "crowns")}`),
  purse: (purse, cards) => `${coins(purse)}, ${count(cards, "card", "cards")}`,
  castleHelp: "A castle to build",
  policies: { expand: "Expand", fortify: "Fortify", siege: "Siege", king: "King", tax: "Tax" },
  times: (name, n) => (n === 1 ? name : `${name} ${n}`),
  orders: (policies) => (policies.length === 0 ? "No policies" : policies.join(", ")),
  picked: "Policies picked, face down",
  picking: "Picks policies",
  crownsNow: (total, vassals) =>
    total < 1 ? "No crowns now" : vassals > 1 ? `Now ${total}:  ${vassals}` : `Now ${total}:`,
  missionSecret: "A papal mission",
  missionProgress: (mission, progress, goal) => `${mission} ${progress}/${goal}`,
  armyValue: (value) => `Army worth ${value} of 30 coins`,
  taxValue: (value) => `Tax value ${value} of 15 coins`,
  bonuses: {
    general: { name: "General", text: "cavalry 2+, a main die +1" },
    marshal: { name: "Marshal", text: "archers 4+, a main die +1" },
    admiral: { name: "Admiral", text: "siege 3+, a main die +1" },
    castle: { name: "Castle", text: "2 archer dice, a main die +1" },
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
  hitRule: (attacker, defender) =>
    attacker === defender
      ? `Dice hit on ${attacker} or more.`
      : `The attacker hits on ${attacker} or more, the defender on ${defender}.`,
  hits: (hits) => `${count(hits, "hit", "hits")}.`,
  losses: (lost, due) =>
    lost.length > 0 ? `Loses ${list(lost)}.` : due > 0 ? `Is to lose ${due}.` : "Loses nothing.",
  nobodyFalls: (territory) => `Nobody falls in ${territory}.`,
  windowCard: (seat) => `${seat} may play a card.`,
  windowAnswer: (seat, card, by) => `${by} has played the card ${card}. ${seat} may answer with a Spy.`,
  landTitle: (territory, city) => (city === territory ? territory : `${territory}, ${city}`),
  landOwner: (owner, capital) => (capital ? `Capital of ${owner}` : `Held by ${owner}`),
  landUnits: (units) => (units.length === 0 ? "No units" : list(units)),
  landCastle: "A castle: only a force with a siege weapon can attack it.",
  cityPays: (pays, tokens) =>
    `Its city pays ${coins(pays)}` +
    (tokens > 0 ? `, plundered ${tokens === 1 ? "once" : `${tokens} times`}.` : "."),
  landPays: (pays) =>
    pays > 0 ? `Pays ${coins(pays)}: a supply line leads to a city.` : "Pays nothing: no supply line.",
  deeds: {
    capital: "Capital",
    attack: "Attack",
    fortify: "Move units",
    build: "Build the castle",
    bombard: "Bombard",
    recruit: "Recruit the city",
    place: "Place units",
    reinforce: "Reinforcements",
  },
  noneBeside: "No territory of yours beside it can.",
  notNow: (deed, why) => `${deed}: ${why}`,
  windowFitting: (cards) => `Cards for this moment: ${list(cards)}.`,
  windowOpen: (seat, card) => `${seat}: ${card}`,
  proposesEnd: (by) => `${by} proposes to end the game here.`,
  proposesBack: (by, actions) => `${by} asks to take back ${count(actions, "action", "actions")}.`,
  proposal: (what, waiting, seconds) =>
    `${what} Waiting for ${list(waiting)}, ${count(seconds, "second", "seconds")}.`,
  noMission: "No papal mission.",
  canDo: (deed) => `You can do this here: ${deed}.`,
  withNeed: (deed, need, bribed) => `${deed} (on ${need} or more; on ${bribed} with a bribe)`,
  armyName: (owner, territory) => begin(owner) + (territory === "" ? "" : `\n${territory}`),
  unitsLost: (units, lost, left) =>
    lost < 1 ? `${units}` : left ? `(-${lost}) ${units}` : `${units} (-${lost})`,
  moreDice: (dice, hits) => `and ${dice} more: ${count(hits, "hit", "hits")}`,
  bonus: (name, text) => `${name}: ${text}`,
  counteredCard: (card) => `${card}: taken away by a Spy.`,
  crownRows: ["Crowns now", "", "Crowns this round", "Tax value", "Army, in coins"],
  seatOf: (seat, name) => `${seat}: ${name}`,
  playedByComputer: (seat) => `${seat} (computer)`,
  playedByNobody: (seat) => `${seat} (empty)`,
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
  agreedEnd: "The game has been ended",
  victory: (seat, name) =>
    seat === "" ? "The game is a draw" : `Victory for ${seat}${name === "" ? "" : `, ${name}`}`,
  storyHow: (ending, rounds) =>
    (ending === "" ? "" : `${begin(ending)}, in round ${rounds}. `) + "The game in numbers:",
  storySoFar: "The game so far",
  story: {
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
  presets: {
    classic: { name: "Classic", text: "The game of the rulebook." },
    short: { name: "Short", text: "Capitals are dealt, 5 coins to begin with, 6 crowns win." },
    simple: { name: "First game", text: "One policy on each card, siege and its kin once in a combat." },
    evening: { name: "One evening", text: "The rulebook's game, decided after round 8 at the latest." },
  },
  summary: (players, preset, changes) =>
    `${count(players.length, "player", "players")}: ${list(players)}. ` +
    (preset === undefined ? `Own rules. ${changes.join(". ")}.` : `${preset.name}: ${preset.text}`),
  seatsFree: (seats) =>
    `Nobody plays ${list(seats)} yet: the host can close them, or have the computer play.`,
  waitingHands: "Pieces moved by hand: the host reads the table, or puts them back.",
  waitingFree: (seats) => `Nobody plays ${list(seats)}: sit there, or let a computer (settings).`,
  option: (choice, value) => `${choice.name}: ${value}`,
  seatOpen: "Open",
  seatClosed: "Closed",
  seatComputer: "Computer",
  host: (seat) => `${seat} (host)`,
  localPictures: "Pictures lie on this computer only: others will not see them.",
  clock: (speed, left) => (left < 0 ? speed : `${speed}, ${clock(left)} left`),
  speeds: { slow: "Slow", normal: "Normal speed", fast: "Fast", instant: "Instant" },
  logPlace: (first, last, size) => (size === 0 ? "" : `${first} to ${last} of ${size}`),
  chosen: (chosen, due) => (due < 0 ? `Chosen: ${chosen}` : `Chosen: ${chosen} of ${due}`),
  spent: (spent, budget) => `Spent: ${spent} of ${coins(budget)}`,
  stepper: (name, price) => (price > 0 ? `${begin(name)} (${price})` : begin(name)),
  plus: (n) => `+${n}`,
};
