/** Pages that explain the game, in English. */
export const PAGES = {
  costsHead: { coins: "Coins", dice: "In battle" },
  /** What each kind of unit and a castle do in combat. */
  dice: {
    footman: "fights in the general attack, as all units do",
    archer: "1 die, hits on 5 or more",
    cavalry: "1 die, hits on 3 or more",
    siege: "2 dice, hit on 3 or more; opens castles",
    castle: "dice of one rank again, once in each pass",
  },
  castle: "castle",
  crownCard: "Crown Card",
  costsNotes: [
    "A battle goes through siege, archers, cavalry and general attack, again and again, until one side is gone.",
    "General attack: up to 3 dice attack, up to 2 defend. Highest meets highest, then second meets second; ties are the defender's.",
    "An army has 35 footmen, 12 archers, 12 cavalry and 4 siege weapons. A territory with an opponent's castle is entered only with a siege weapon.",
  ],
  cardsNote:
    "Everybody has the same eight cards. Played ones stay out until the hand is empty: all are back in rounds 5, 9, 13.",
  missionsNote:
    "Played by an option. King Me draws two, of which you keep one in secret. A fulfilled one is a crown at the end of a round, and its bonus lasts.",
};
