/** First-time help, in English: a few lines. */
export const HELP: readonly string[] = [
  "1. A turn: trade cards if you like, place your new armies, attack as long as you want, then move armies once.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the phase. Max takes all that can be taken.",
  "4. One roll throws the dice once. Roll on throws them until the territory is taken, or until you have as few armies left as you say.",
  "5. Whoever takes a territory draws a card at the end of the attack. The pictures below whose turn it is open dice, sets, continents and missions.",
];
