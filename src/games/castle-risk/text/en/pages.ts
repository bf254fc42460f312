/** Pages that explain the game, in English. */
export const PAGES = {
  costsHead: { unit: "", coins: "Coins", dice: "In combat" },
  /** What each kind of unit, a castle, a city and a capital do in combat. */
  dice: {
    infantry: "fights in the main phase, as all units do",
    archer: "1 archer die, hits on 5 or more",
    cavalry: "1 cavalry die, hits on 3 or more",
    siege: "2 siege dice, hit on 4 or more; opens castles",
    castle: "2 archer dice and +1 to a main die in defence",
    city: "1 siege die in defence",
    capital: "2 siege dice in defence",
  },
  castle: "castle",
  city: "city",
  capital: "capital",
  /** How the main dice are compared; what recruiting and bombarding take. */
  costsNotes: [
    "Main phase: up to 3 dice attack, up to 2 defend. Highest meets highest, then second meets second; the higher die kills, ties are the defender's.",
    "To recruit a city takes 3 coins and a 6. A bribe of 3 more coins, a Diplomat and siege weapons next to the city each add 1.",
    "A bombardment rolls 2 dice for each weapon that has not moved; each 4 or more kills, but never the last unit.",
  ],
  titlesNote: "Crowns are counted when a round begins; the title that they give lasts for the round.",
  crownsFor: "Crowns are given for",
  policiesNote: "Every player has the same eight policy cards and picks one for each crown.",
  cardsNote: "A card is drawn at the beginning of every turn. Five may stay in a hand when it ends.",
};
