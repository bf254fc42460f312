/** First-time help, in English: a few lines. */
export const HELP: readonly string[] = [
  "1. A turn: turn in stars if you like, place your new troops, attack as long as you want, collect an objective that you meet, then move troops once.",
  "2. Three objectives and your own capital win. The objectives lie west of the board; the medal below the round shows how far everybody is.",
  "3. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "4. One panel says what you do next, and has Confirm, Cancel and the end of the step. Max takes all that can be taken.",
  "5. One roll throws the dice once. Roll on throws them until the territory is taken, or until you have as few troops left as you say.",
];
