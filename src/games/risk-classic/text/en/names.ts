import type { Explained } from "../../../../text/types";
import { worldNames } from "../../../../risk/world/text/en/names";
import { inWords } from "../../../../risk/text/en/numbers";
import { HELD_BY_TWO, INSTEAD } from "../../rules/missions";
import { OPTIONS } from "./options";

const WORLD = worldNames("armies");

/** What the things of the game are called in English. */
export const NAMES = {
  ...WORLD,
  colours: {
    red: "Red",
    yellow: "Yellow",
    blue: "Blue",
    green: "Green",
    purple: "Purple",
    orange: "Orange",
  },
  pieces: { ...WORLD.pieces, wild: { one: "wild", many: "wild" } },
  /** The card that shows all symbols. */
  wild: "Wild card",
  missions: {
    destroy_red: destroy("Red"),
    destroy_yellow: destroy("Yellow"),
    destroy_blue: destroy("Blue"),
    destroy_green: destroy("Green"),
    destroy_purple: destroy("Purple"),
    destroy_orange: destroy("Orange"),
    north_america_africa: both("North America and Africa"),
    north_america_australia: both("North America and Australia"),
    asia_africa: both("Asia and Africa"),
    asia_south_america: both("Asia and South America"),
    territories_18: {
      name: `${HELD_BY_TWO.count} territories, ${HELD_BY_TWO.armies} armies each`,
      text: `Hold ${HELD_BY_TWO.count} territories with at least ${inWords(HELD_BY_TWO.armies)} armies on each of them.`,
    },
    territories_24: {
      name: `${INSTEAD.count} territories`,
      text: `Hold ${INSTEAD.count} territories, with any armies.`,
    },
    europe_south_america_third: third("Europe, South America"),
    europe_australia_third: third("Europe, Australia"),
  },
  /** What a mission becomes that cannot be fulfilled any more. */
  instead: {
    name: `${INSTEAD.count} territories`,
    text: `Your mission cannot be fulfilled as it was dealt: hold ${INSTEAD.count} territories instead.`,
  },
  phases: {
    ...WORLD.phases,
    reinforce: "new armies",
    fortify: "fortifying",
  },
  steps: {
    ...WORLD.steps,
    mission: "missions to be dealt",
    lot: "headquarters to be drawn",
    neutral: "a neutral army to be placed",
    headquarters: "the choice of headquarters",
    trade: "cards to be traded",
    fortify: "armies to be moved",
  },
  options: OPTIONS,
  endings: {
    ...WORLD.endings,
    headquarters: "the own headquarters and those of the others",
    mission: "the mission is fulfilled",
  },
  expected: {
    ...WORLD.expected,
    verb: "what the player does (place, trade, attack, end ...)",
    draw: "card, mission or headquarters",
    colour: "a colour (red, yellow, blue, green, purple or orange)",
    card: "a card: a territory, or wild",
    mission: "a mission",
    ending: "survivor, headquarters, mission, limit or draw",
  },
};

function destroy(colour: string): Explained {
  return {
    name: `Destroy ${colour}`,
    text: `The last army of ${colour} leaves the board, whoever takes it. Whose own colour it is holds ${INSTEAD.count} territories instead.`,
  };
}

function both(continents: string): Explained {
  return { name: continents, text: `Hold every territory of ${continents}.` };
}

function third(continents: string): Explained {
  return {
    name: `${continents}, a third`,
    text: `Hold every territory of ${continents} and any third continent.`,
  };
}
