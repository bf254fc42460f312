import { worldNames } from "../../../../risk/world/text/en/names";
import { inWords } from "../../../../risk/text/en/numbers";
import { GOAL } from "../../rules/numbers";
import { OBJECTIVES, REWARDS } from "./goals";
import { OPTIONS } from "./options";

const WORLD = worldNames("troops");

/** What the things of the game are called in English. */
export const NAMES = {
  ...WORLD,
  colours: { yellow: "Yellow", green: "Green", blue: "Blue", red: "Red", purple: "Purple" },
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
    ...WORLD.phases,
    draft: "draft",
    objective: "objective",
    maneuver: "maneuver",
  },
  steps: {
    ...WORLD.steps,
    cities: "cities to be drawn",
    objectives: "objectives to be drawn",
    army: "an army to be picked",
    capital: "a capital to be placed",
    stars: "stars to be turned in",
    starting: "the starting maneuver",
    objective: "an objective to be collected",
    airfield: "an airfield to be placed",
    maneuver: "troops to be moved",
  },
  options: OPTIONS,
  endings: {
    ...WORLD.endings,
    objectives: `${inWords(GOAL)} objectives and their own capital`,
  },
  expected: {
    ...WORLD.expected,
    verb: "what the player does (place, turn_in, attack, collect, end ...)",
    draw: "cities, objectives, or a player's colour and card",
    colour: "a colour (yellow, green, blue, red or purple)",
    army: "an army of Basic Training (first to fifth)",
    objective: "an objective",
    reward: "a reward",
    airfield: "minor or major",
    ending: "survivor, objectives, limit or draw",
  },
};
