import { EXPECTED } from "../../../../text/en/expected";
import { inWords } from "../../../../risk/text/en/numbers";
import { ARCHER, CAVALRY } from "../../../../risk/units";
import {
  BROAD_REALM,
  ENGINES_OF_WAR,
  FULL_COFFERS,
  GREAT_HOST,
  KINGDOM_MISSIONS,
  LESSER_CROWNS,
  MASTER_OF_THE_STRAITS,
  SPOILS_OF_WAR,
  WARDEN_OF_THE_MARCHES,
} from "../../rules/missions";
import {
  BERLIN_CASTLE_COST,
  ESCORT,
  FORTIFIED,
  LONDON_GIFT,
  MADRID_GIFT,
  PARIS_GIFT,
  RAID,
  ROME_CROWNS,
} from "../../rules/numbers";
import { FOOTMAN } from "../../rules/units";
import { OPTIONS, SETTINGS } from "./options";

/** What a mission asks of four players, and of fewer, where that is something else. */
function fourOf(mission: number): number {
  return KINGDOM_MISSIONS[mission].goal[0];
}
function fewer(mission: number): string {
  const [four, three, two] = KINGDOM_MISSIONS[mission].goal;
  return three === four ? `(${two} with two players)` : `(${three} with three players, ${two} with two)`;
}

/** What its lasting bonus comes to. */
function bonus(mission: number): number {
  return KINGDOM_MISSIONS[mission].bonus;
}
function footmen(n: number): string {
  return n === 1 ? "a footman" : `${inWords(n)} footmen`;
}

/** What the things of the game are called in English. */
export const NAMES = {
  colours: { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow" },
  neutral: "nobody",
  nobody: "nobody",
  units: {
    footman: { one: "footman", many: "footmen" },
    archer: { one: "archer", many: "archers" },
    cavalry: { one: "cavalry", many: "cavalry" },
    siege: { one: "siege weapon", many: "siege weapons" },
  },
  /** King's Orders by the card's id, in full and in short, the orders on them, the Kingdom Missions, and the ranks of combat. */
  cards: {
    tax: { name: "Tax or Spend", text: "Collect taxes, or spend coins." },
    tax_king: {
      name: "Tax or Spend, King Me",
      text: "Collect taxes, or spend coins. King Me gives you the First Player Marker at once.",
    },
    expand_fortify: {
      name: "Expand or Maneuver, Fortify",
      text: `Expand into a neighbour, or move units in your land. Fortify: ${FORTIFIED.castle} footmen by a castle, or ${FORTIFIED.city} in a city.`,
    },
    expand_siege: {
      name: "Expand or Maneuver, Siege Assault",
      text: "Expand into a neighbour, or move units in your land. Siege Assault: siege weapons fire over a land border.",
    },
    split: {
      name: "Split Expand or Maneuver",
      text: "Expand from one territory into two neighbours, or move units in your land.",
    },
  },
  shortCards: {
    tax: "Tax",
    tax_king: "Tax, King Me",
    expand_fortify: "Expand, Fortify",
    expand_siege: "Expand, Siege",
    split: "Split",
  },
  /** What is on a card besides its title, where the two stand in a line. */
  bonuses: { tax_king: "King Me", expand_fortify: "Fortify", expand_siege: "Siege" },
  orders: {
    expand: "Expand",
    split: "Split Expand",
    maneuver: "Maneuver",
    tax: "Tax",
    spend: "Spend",
  },
  missions: {
    broad_realm: {
      name: "Broad Realm",
      text: `Control ${fourOf(BROAD_REALM)} territories ${fewer(BROAD_REALM)}. Maneuvers then go ${inWords(bonus(BROAD_REALM))} territories far.`,
    },
    warden_of_the_marches: {
      name: "Warden of the Marches",
      text: `Control ${fourOf(WARDEN_OF_THE_MARCHES)} castles ${fewer(WARDEN_OF_THE_MARCHES)}, one of them where there is no city. Fortify then places ${bonus(WARDEN_OF_THE_MARCHES)} footmen by a castle.`,
    },
    full_coffers: {
      name: "Full Coffers",
      text: `Have ${fourOf(FULL_COFFERS)} coins. The first ${bonus(FULL_COFFERS)} footmen of each Spend order are then free.`,
    },
    lesser_crowns: {
      name: "Lesser Crowns",
      text: `Control ${fourOf(LESSER_CROWNS)} cities with a black crown ${fewer(LESSER_CROWNS)}. Each of them that is taxed then gets ${footmen(bonus(LESSER_CROWNS))}.`,
    },
    master_of_the_straits: {
      name: "Master of the Straits",
      text: `Control both ends of ${fourOf(MASTER_OF_THE_STRAITS)} sea-lines ${fewer(MASTER_OF_THE_STRAITS)}. Taxing then brings a coin for each, ${inWords(bonus(MASTER_OF_THE_STRAITS))} at most.`,
    },
    engines_of_war: {
      name: "Engines of War",
      text: `Have ${fourOf(ENGINES_OF_WAR)} siege weapons on the board. They then cost ${bonus(ENGINES_OF_WAR)} coins.`,
    },
    spoils_of_war: {
      name: "Spoils of War",
      text: `Win ${fourOf(SPOILS_OF_WAR)} battles as the attacker ${fewer(SPOILS_OF_WAR)}. Each such victory then brings ${bonus(SPOILS_OF_WAR)} coins.`,
    },
    great_host: {
      name: "Great Host",
      text: `Have units worth ${fourOf(GREAT_HOST)} coins on the board ${fewer(GREAT_HOST)}. Your archers then hit on ${bonus(GREAT_HOST)} and more when they defend.`,
    },
  },
  ranks: { siege: "siege", archers: "archers", cavalry: "cavalry", main: "general attack" },
  /** What a city's tile does, by the territory. */
  tiles: {
    england: `London: ${LONDON_GIFT[ARCHER]} archers whenever it is taxed.`,
    sweden: `Stockholm: ${RAID} coins for each battle that you win as the attacker.`,
    saxony: `Berlin: a free maneuver after an Expand or Split Expand; castles cost ${BERLIN_CASTLE_COST}.`,
    france: `Paris: ${PARIS_GIFT[CAVALRY]} cavalry and ${PARIS_GIFT[FOOTMAN]} footman whenever it is taxed.`,
    leon_castile: `Madrid: ${MADRID_GIFT[FOOTMAN]} footmen whenever it is taxed.`,
    rome: `Rome: ${inWords(ROME_CROWNS)} crowns.`,
    rusland: "Kiev: units may be recruited anywhere in its supply line.",
    turkey: `Constantinople: ${ESCORT} footmen with each siege weapon bought.`,
  },
  phases: {
    setup: "setup",
    orders: "orders",
    turns: "turns",
    battles: "battles",
    missions: "missions",
    over: "end of the game",
  },
  steps: {
    tile: "a city for the mercenaries",
    tie: "the dice between tied bids",
    card: "the mercenaries' card",
    mission: "Kingdom Missions to be drawn",
    volley: "the dice of the Siege Assault",
    dice: "the dice of the battle",
    recast: "the castle's dice, rolled again",
    bid: "a bid",
    settle: "the choice of a city",
    pick: "the choice of two King's Orders",
    auction: "the choice of the army that is bid for first",
    keep: "the choice of a mission to keep",
    turn: "an order",
    split: "the second force of a Split Expand",
    battle: "the choice of the next battle",
    castle: "the castle's dice to be rolled again or not",
    losses: "the choice of losses",
    missions: "missions to be turned over",
    over: "nothing more: the game is over",
  },
  options: OPTIONS,
  settings: SETTINGS,
  endings: {
    crowns: "enough crowns at the end of a round",
    cities: "one team holds all cities",
    survivor: "nobody else is left",
    limit: "the last round has been played",
    shared: "several share the victory",
    draw: "the teams are level",
  },
  expected: {
    ...EXPECTED,
    action: "a player's colour, or one of roll and draw",
    verb: "what the player does (expand, tax, buy, end ...)",
    army: "the colour of an army",
    roll: "what is rolled for (tie, siege, archers, cavalry, main, assault or castle)",
    draw: "tile, card or missions",
    owner: "the colour of an army, or nobody",
    colour: "a colour (red, blue, green or yellow)",
    card: "a King's Orders card (tax, tax_king, expand_fortify, expand_siege or split)",
    mission: "a Kingdom Mission",
    rank: "a rank of combat (siege, archers, cavalry or main)",
    setting: "a setting (losses, reroll or reveal)",
    territory_word: "a word that belongs to a territory",
    move: "a word that belongs to moves (order, bonus, rode or gratis)",
    order: "none or an order (expand, split, maneuver, tax or spend)",
    bonus: "none or a bonus action (king, fortify or siege)",
    ending: "crowns, cities, survivor, limit, shared or draw",
  },
};
