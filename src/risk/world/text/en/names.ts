import { EXPECTED } from "../../../../text/en/expected";

export const CONTINENTS = {
  north_america: "North America",
  south_america: "South America",
  europe: "Europe",
  africa: "Africa",
  asia: "Asia",
  australia: "Australia",
};

/** Options that several games have. */
export const DEFENDERS_DICE = {
  name: "Defender's dice",
  text: "Whether a defender is asked for one die or two.",
  values: { automatic: "Always the most", ask: "The defender is asked" },
};

/** What the things of every game on the board of the world are called; `armies` is what a game calls them. */
export function worldNames(armies: string) {
  return {
    neutral: "the neutral army",
    nobody: "nobody",
    /** What armies stand on the board as. */
    pieces: {
      infantry: { one: "infantry", many: "infantry" },
      cavalry: { one: "cavalry", many: "cavalry" },
      artillery: { one: "artillery", many: "artillery" },
    },
    continents: CONTINENTS,
    phases: { setup: "setup", attack: "attack", over: "end of the game" },
    steps: {
      first: "the dice for the first place",
      deal: "the territories to be dealt",
      dice: "the dice of the attack",
      card: "a card to be drawn",
      claim: "a territory to be claimed",
      place: `${armies} to be placed`,
      attack: "an attack",
      defend: "the choice of the defender's dice",
      occupy: `${armies} to move in`,
      over: "nothing more: the game is over",
    },
    /** What each seat decides for itself, at any time. */
    settings: {
      defence: {
        name: "Defence",
        text: "How many dice you defend with, where the rules ask you.",
        values: { ask: "Ask me", most: "Always the most" },
      },
    },
    endings: {
      survivor: "nobody else is left",
      limit: "the last round has been played",
      draw: "the best are level after the last round",
    },
    expected: {
      ...EXPECTED,
      action: "a player's colour, or one of roll, draw and deal",
      roll: "what is rolled for (first or dice)",
      owner: "the colour of a player, neutral or nobody",
      setting: "a setting (defence)",
    },
  };
}
