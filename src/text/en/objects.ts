import type { ObjectTexts } from "../objects";

/** Words on and about the pieces, in English. */
export const OBJECTS: ObjectTexts = {
  board: "board",
  mat: (seat) => `mat of ${seat}`,
  hand: (seat) => `hand zone of ${seat}`,
  choose: "Choose this territory",
  most: "As many as possible",
  confirm: "Confirm",
  kinds: {
    banner: "Banner of the city's owner",
    castle: "Castle",
    capital: "Capital",
    token: "Plundered city",
    rank: "Crowns as counted at the start of the round",
    round: "Round",
    first: "First player of the round",
    turn: "Whose turn it is",
    deck: "Castle Risk cards",
    discards: "Discarded cards",
    missions: "Papal missions",
    coins: "Coins",
  },
};
