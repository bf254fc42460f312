import { CONTINENTS } from "../../continents";

/** What each continent pays, in the middle of a sentence. */
export const BONUSES = CONTINENTS.map(({ name, bonus }) => `${name} ${bonus}`).join(", ");

/** How a game on the board of the world is played at the table, in the words of the Notebook; `armies` is what a game calls them. */
export function guide(armies: string): string {
  const heading = `${armies[0].toUpperCase()}${armies.substring(1)}`;
  return `[b]Sitting down[/b]
You come in as a spectator. Press the button of a free colour to take its seat, or take it over from somebody who has left. The host agrees on the options with you, closes the seats that stay empty, and presses Start.

[b]What to do next[/b]
It is always written on the screen whose turn it is, what is expected, and of whom. Your next step, Confirm, Cancel and the end of the phase are always in the same place. What cannot be done is grey, and says why.

[b]Choosing a territory[/b]
Press its shield, or briefly press a piece that stands in it. Where you come from and where you may go is outlined on the board. Then choose how many with - and +, or press Max, and confirm.

[b]Rolling on[/b]
One roll throws the dice once. Roll on throws them again and again with the most dice, until the territory is taken or as few ${armies} are left as you have said.

[b]Dragging[/b]
You may also drag: ${armies} from territory to territory. If that is no legal move, it is put back and you are told why.

[b]${heading}[/b]
A shield has the number of ${armies}. Infantry stands for one, cavalry for five, artillery for ten; the table changes them.

[b]Taking back[/b]
Undo goes back freely to the last die or card that was turned up. Beyond that the others must agree.

[b]Keys[/b]
The keys 1 to 10 of the number pad work at once. Options, Game Keys lets you bind others by name.`;
}
