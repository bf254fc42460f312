export const CONTINENTS = {
  north_america: "North America",
  south_america: "South America",
  europe: "Europe",
  africa: "Africa",
  asia: "Asia",
  australia: "Australia",
};

/** The pieces that armies stand on the board as. */
export const PIECES = {
  infantry: { one: "infantry", many: "infantry" },
  cavalry: { one: "cavalry", many: "cavalry" },
  artillery: { one: "artillery", many: "artillery" },
};

/** Options that several games have. */
export const DEFENDERS_DICE = {
  name: "Defender's dice",
  text: "Whether a defender is asked for one die or two.",
  values: { automatic: "Always the most", ask: "The defender is asked" },
};

/** What each seat decides for itself, at any time. */
export const SETTINGS = {
  defence: {
    name: "Defence",
    text: "How many dice you defend with, where the rules ask you.",
    values: { ask: "Ask me", most: "Always the most" },
  },
};
