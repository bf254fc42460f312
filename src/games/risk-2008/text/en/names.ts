import { CONTINENTS, PIECES, SETTINGS } from "../../../../risk/world/text/en/names";
import { EXPECTED } from "../../../../text/en/expected";
import { inWords } from "../../../../risk/text/en/numbers";
import { GOAL } from "../../rules/numbers";
import { OBJECTIVES, REWARDS } from "./goals";
import { OPTIONS } from "./options";

/** What the things of the game are called in English. */
export const NAMES = {
  colours: { yellow: "Yellow", green: "Green", blue: "Blue", red: "Red", purple: "Purple" },
  neutral: "the neutral army",
  nobody: "nobody",
  pieces: PIECES,
  continents: CONTINENTS,
  /** The armies of Basic Training. */
  armies: {
    first: "First army",
    second: "Second army",
    third: "Third army",
    fourth: "Fourth army",
    fifth: "Fifth army",
  },
  objectives: OBJECTIVES,
  rewards: REWARDS,
  phases: {
    setup: "setup",
    draft: "draft",
    attack: "attack",
    objective: "objective",
    maneuver: "maneuver",
    over: "end of the game",
  },
  steps: {
    cities: "cities to be drawn",
    objectives: "objectives to be drawn",
    first: "the dice for the first place",
    army: "an army to be picked",
    deal: "the territories to be dealt",
    capital: "a capital to be placed",
    claim: "a territory to be claimed",
    place: "troops to be placed",
    card: "a card to be drawn",
    stars: "stars to be turned in",
    starting: "the starting maneuver",
    attack: "an attack",
    defend: "the choice of the defender's dice",
    dice: "the dice of the attack",
    occupy: "troops to move in",
    objective: "an objective to be collected",
    airfield: "an airfield to be placed",
    maneuver: "troops to be moved",
    over: "nothing more: the game is over",
  },
  options: OPTIONS,
  settings: SETTINGS,
  endings: {
    survivor: "nobody else is left",
    objectives: `${inWords(GOAL)} objectives and their own capital`,
    limit: "the last round has been played",
    draw: "the best are level after the last round",
  },
  expected: {
    ...EXPECTED,
    action: "a player's colour, or one of roll, draw and deal",
    verb: "what the player does (place, turn_in, attack, collect, end ...)",
    roll: "what is rolled for (first or dice)",
    draw: "cities, objectives, or a player's colour and card",
    owner: "the colour of a player, neutral or nobody",
    colour: "a colour (yellow, green, blue, red or purple)",
    army: "an army of Basic Training (first to fifth)",
    objective: "an objective",
    reward: "a reward",
    airfield: "minor or major",
    setting: "a setting (defence)",
    ending: "survivor, objectives, limit or draw",
  },
};
