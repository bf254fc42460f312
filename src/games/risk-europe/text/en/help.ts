/** First-time help, in English: what opens it tells it in the chat too. */
export const HELP: readonly string[] = [
  "1. Each round you pick two King's Orders in secret, one for each of your two turns. On your turn you give one order of the card, and use its bonus action.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the turn. Max takes all that can be taken.",
  "4. Whoever enters an opponent's territory disputes it. All battles are fought when both turns of all are over.",
  "5. Each city is a crown, Rome two. Whoever has crowns enough at the end of a round wins. The pictures below whose turn it is open prices, cards and bonuses.",
];
