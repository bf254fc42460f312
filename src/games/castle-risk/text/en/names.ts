import { EXPECTED } from "../../../../text/en/expected";
import type { Words } from "../../../../text/types";
import {
  ADMIRAL,
  DEFEND,
  GENERAL,
  MARSHAL,
  MISSION_GOAL,
  needWith,
  PURGE,
  SPREAD,
  SUPPORT,
} from "../../rules/cards";
import { ARMY_FOR_CROWN, REINFORCEMENT, TAX_FOR_CROWN } from "../../rules/numbers";
import { OPTIONS, SETTINGS } from "./options";

/** Territories and their cities by territory id, where they are not called as on the board. */
const TERRITORIES: Words<string> = {};
const CITIES: Words<string> = {};

/** What the things of the game are called in English. */
export const NAMES = {
  colours: { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow", purple: "Purple" },
  neutral: "the neutral army",
  nobody: "nobody",
  territories: TERRITORIES,
  cities: CITIES,
  units: {
    infantry: { one: "infantry", many: "infantry" },
    archer: { one: "archer", many: "archers" },
    cavalry: { one: "cavalry", many: "cavalry" },
    siege: { one: "siege weapon", many: "siege weapons" },
  },
  coins: { one: "coin", many: "coins" },
  cards: {
    reinforcements: {
      name: "Reinforcements",
      text: `In placement: ${REINFORCEMENT.infantry} infantry or ${REINFORCEMENT.archer} archer into any territory you have held since the start of the turn, one card for each territory. No Spy can stop it.`,
    },
    general: {
      name: "General",
      text: `When you attack: your cavalry hits on ${needWith(GENERAL)} or more, and one of your main dice gets +1. Once in a combat.`,
    },
    marshal: {
      name: "Marshal",
      text: `When you defend: your archers and castle dice hit on ${needWith(MARSHAL)} or more, and one of your main dice gets +1. Once in a combat.`,
    },
    diplomat: {
      name: "Diplomat",
      text: "When you recruit a city: +1 to the roll. Once for each attempt.",
    },
    spy: {
      name: "Spy",
      text: "Counters a Castle Risk card just played by another player, a Spy too, but never Reinforcements.",
    },
    admiral: {
      name: "Admiral",
      text: `In a combat across a sea-line: your siege weapons (and your city's dice, when you defend) hit on ${needWith(ADMIRAL)} or more, and one of your main dice gets +1. Once in a combat.`,
    },
  },
  /** Cards of the policy decks, and the five policies printed on them. */
  policies: {
    tax: { name: "Tax/Spend", text: "Your capital and each vassal city pay 1 coin more." },
    tax_king: {
      name: "Tax/Spend + King Me",
      text: "Your capital and each vassal city pay 1 coin more; one attempt to recruit a neutral city.",
    },
    expand_fortify: {
      name: "Expand + Fortify",
      text: "One more attack move; one more fortify move, or a castle.",
    },
    expand_siege: { name: "Expand + Siege Assault", text: "One more attack move; one bombardment." },
    expand: { name: "Expand", text: "One more attack move." },
    fortify: { name: "Fortify", text: "One more fortify move, or a castle." },
    siege: { name: "Siege Assault", text: "One bombardment of a territory across a land border." },
    king: { name: "King Me", text: "One attempt to recruit a neutral city; one city a turn at most." },
  },
  /** Each mission's goal is its text. */
  missions: {
    spread: { name: "Spread the Faith", text: `Recruit ${MISSION_GOAL[SPREAD]} vassal cities.` },
    defend: { name: "Defend the Faith", text: `Build ${MISSION_GOAL[DEFEND]} castles.` },
    support: { name: "Support the Faith", text: `Donate ${MISSION_GOAL[SUPPORT]} coins to the church.` },
    purge: { name: "Purge the Infidels", text: `Conquer ${MISSION_GOAL[PURGE]} cities.` },
  },
  phases: {
    setup: "setup",
    policies: "policies",
    draw: "draw",
    purchase: "purchase",
    attack: "attack",
    fortify: "fortify",
    diplomacy: "diplomacy",
    placement: "placement",
    discard: "discard",
    over: "end of the game",
  },
  steps: {
    order: "the roll for who chooses a capital first",
    deal: "a capital to be dealt",
    first: "the roll for who goes first this round",
    mission: "a papal mission to be drawn",
    card: "a Castle Risk card to be drawn",
    dice: "the dice of the combat",
    bombardment: "the dice of the bombardment",
    recruitment: "the roll for the city's allegiance",
    capital: "the choice of a capital",
    policies: "policy cards to be picked",
    purchase: "the purchase phase",
    attack: "the attack phase",
    fortify: "the fortify phase",
    diplomacy: "the diplomacy phase",
    placement: "the placement phase",
    discard: "cards to be discarded",
    play: "a card to be played, or a pass",
    answer: "a Spy in answer, or a pass",
    losses: "the choice of losses",
    boost: "the choice of main dice that get +1",
    over: "nothing more: the game is over",
  },
  /** The four phases of a cycle of combat. */
  ranks: { siege: "siege", archers: "archer", cavalry: "cavalry", main: "main" },
  titles: {
    lord: "Lord",
    baron: "Baron",
    count: "Count",
    duke: "Duke",
    prince: "Prince",
    king: "King",
    high_king: "High King",
    emperor: "Emperor",
  },
  crowns: {
    capital: { name: "Capital", text: "You hold your capital: 1 crown." },
    vassals: { name: "Vassal cities", text: "1 crown for each city that is not your capital." },
    army: {
      name: "Standing army",
      text: `Your units on the board are worth ${ARMY_FOR_CROWN} coins or more: 1 crown.`,
    },
    castle: { name: "Castle", text: "You hold at least one castle: 1 crown." },
    tax: {
      name: "Tax value",
      text: `Your kingdom's total tax value is ${TAX_FOR_CROWN} coins or more: 1 crown.`,
    },
    missions: { name: "Papal missions", text: "1 crown for each completed papal mission." },
  },
  options: OPTIONS,
  settings: SETTINGS,
  endings: {
    emperor: "an emperor is crowned",
    survivor: "only one kingdom is left",
    limit: "the last round has been played",
    draw: "the last round ended level",
  },
  expected: {
    ...EXPECTED,
    action: "a player's colour, or one of roll, draw and deal",
    verb: "what the player does (attack, buy, end ...)",
    roll: "what is rolled for (order, first, siege, archers, cavalry, main, bombardment or recruitment)",
    draw: "mission or card",
    owner: "the colour of a player in this game, neutral or nobody",
    colour: "a colour (red, blue, green, yellow or purple)",
    unit: "infantry or archer",
    card: "a Castle Risk card",
    mission: "a papal mission",
    rank: "a phase of combat (siege, archers, cavalry or main)",
    side: "attacker, defender or done",
    setting: "a setting (losses, dice or windows)",
    territory_word: "a word that belongs to a territory",
    move: "a kind of moves (attacks, fortifies, bombardments, recruitments or castle)",
    castle: "none, bought or built",
    ending: "emperor, survivor, limit or draw",
  },
};
