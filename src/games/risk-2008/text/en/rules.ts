/** The rules for players, in the words of the Notebook. The full ones are docs/rules/risk-2008.md. */
import { BONUSES, guide } from "../../../../risk/world/text/en/guide";
import { inWords } from "../../../../risk/text/en/numbers";
import { begin } from "../../../../text/en/words";
import { REWARDS } from "../../rules/objectives.data";
import { TWO_TROOPS } from "../../rules/objectives";
import {
  CITIES,
  GOAL,
  LEAST_STARS,
  MOST_STARS,
  OPEN_OF_RANK,
  STARTING_TROOPS,
  TROOPS_FOR_STARS,
} from "../../rules/numbers";
import { asked } from "./goals";

const NEXT_TROOPS = TROOPS_FOR_STARS.slice(4, MOST_STARS);

export const GUIDE = guide("troops");

export const TURN = `[b]Stars[/b]
As your turn begins you may turn in cards with ${LEAST_STARS} to ${MOST_STARS} stars together, once: 2 stars bring ${TROOPS_FOR_STARS[2]} troops, 3 bring ${TROOPS_FOR_STARS[3]}, then ${NEXT_TROOPS.join(", ")}, and ${MOST_STARS} stars bring ${TROOPS_FOR_STARS[MOST_STARS]}. Cards that you keep wait for another turn.

[b]Draft[/b]
A third of your territories and cities together, rounded down and three at least. Each continent that is all yours adds its bonus: ${BONUSES}. Each capital in your hands adds one, your own as well. All of it is placed before the attack begins.

[b]Attack[/b]
From a territory with two troops or more against any neighbour, over land or along a sea-line. Alaska and Kamchatka are neighbours. Attack as often as you like, from anywhere.

[b]Dice[/b]
You send one, two or three troops, the defender one or two, and each rolls a die. The highest meets the highest, the second the second. The lower one loses a troop; a tie is the defender's.

[b]Moving in[/b]
With the last defender gone the territory is yours. All troops that you sent move in, more if you like, and one stays behind. Cities and capitals stay where they are.

[b]Objective[/b]
After the attack you may collect one open objective that you meet, and the reward on it.

[b]Maneuver[/b]
Then troops move once from one territory of yours to another, through your own land.

[b]Card[/b]
Whoever took a territory draws a card, unless an objective was collected in this turn.

[b]Elimination[/b]
Who has no territory left is out. Cards and objectives go to the captor; rewards leave the game.`;

export const GOALS = `[b]Winning[/b]
${begin(inWords(GOAL))} objectives and your own capital, in your own turn. The last player left has won at once.

[b]Objectives[/b]
${begin(inWords(2 * OPEN_OF_RANK))} lie open. "In one turn" counts what you hold now and did not hold when your turn began. Any capital but your own is an enemy's, also that of a player who is out. What you have collected stays yours, whatever you lose later.

[b]Minor objectives[/b]
Control Europe, North America or Asia; ${asked("control_8_cities")} cities; an enemy capital; ${asked("take_4_cities")} cities taken in one turn.

[b]Major objectives[/b]
${asked("control_18_territories")} territories; ${asked("control_2_continents")} continents; ${asked("control_11_cities")} cities; ${asked("control_2_enemy_capitals")} enemy capitals; ${asked("take_10_territories")} territories taken in one turn; a whole continent taken in one turn.

[b]Minor rewards[/b]
Airfield; a second maneuver at the end of each turn; a maneuver before each attack; a card at the end of each turn, whatever you did in it.

[b]Major rewards[/b]
Airfield; an additional die in attack, or in defence: you roll one more and the lowest is dropped; ${inWords(REWARDS[TWO_TROOPS].bonus)} more troops in each draft.

[b]Airfields[/b]
You place one at once, on a territory of yours. Your highest die counts one more in each battle in that territory or next to it. It is destroyed when the territory is taken.

[b]Objectives used up[/b]
If all are taken and nobody has ${inWords(GOAL)}, play goes on.`;

export const SETUP = `[b]Basic Training[/b]
The highest die picks first among ready armies: territories, troops, capital, cards and place in the order of turns. There are ${inWords(2 * OPEN_OF_RANK)} objectives and no rewards.

[b]Command Room[/b]
${begin(inWords(CITIES))} cities are drawn, ${inWords(OPEN_OF_RANK)} minor and ${inWords(OPEN_OF_RANK)} major objectives, and a reward on each. The highest die begins. In turn everybody puts the capital and a troop on an empty territory, then a troop on an empty one until all 42 are taken, then troops on own ones. With three players all have ${STARTING_TROOPS[3]} troops, with four ${STARTING_TROOPS[4]}, with five ${STARTING_TROOPS[5]}. By options the territories are dealt, and more troops are placed at a time.

[b]World Conquest[/b]
As Command Room, but only who takes all territories, or is the last one left, wins. By an option it begins as Basic Training.

[b]Cards to start with[/b]
The third and the fourth player begin with a card, the fifth with two.

[b]Cities[/b]
A city counts like a territory in the draft. Who holds its territory holds it.

[b]The last round[/b]
By an option the game ends after a round: the most objectives win, then the own capital, then territories and cities together, then troops. In World Conquest territories and cities count first.

[b]Resigning[/b]
The troops of a player who gives up stay where they are and attack nobody; cards, objectives and rewards leave the game.`;
