/** First-time help, in English: what opens it tells it in the chat too. */
export const HELP: readonly string[] = [
  "1. Each round you pick a policy card for each of your crowns. Then everybody has a turn: buy, attack, fortify, diplomacy, placement.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the phase. Max takes all that can be taken.",
  "4. The pictures below whose turn it is open prices, titles, crowns and cards. On a number pad 1 confirms, 2 cancels and 9 is this help.",
  "5. Undo takes your moves back as far as the last die or card; beyond that the others are asked. Whoever has enough crowns when a round begins is Emperor.",
];
