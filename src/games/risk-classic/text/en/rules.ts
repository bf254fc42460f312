/** The rules for players, in the words of the Notebook. The full ones are docs/rules/risk-classic.md. */
import { BONUSES, guide } from "../../../../risk/world/text/en/guide";
import { inWords } from "../../../../risk/text/en/numbers";
import { begin } from "../../../../text/en/words";
import { HELD_BY_TWO, INSTEAD } from "../../rules/missions";
import * as numbers from "../../rules/numbers";

const { ESCALATING, ESCALATING_STEP, FIXED, FIXED_MIXED, STARTING_ARMIES } = numbers;

const FIRST_SET = ESCALATING[0];
const LAST_SET = ESCALATING[ESCALATING.length - 1];
const NEXT_SETS = ESCALATING.slice(1, ESCALATING.length - 1);

export const GUIDE = guide("armies");

export const WAR = `[b]New armies[/b]
As your turn begins you get a third of your territories, rounded down, and three at least. Each continent that is all yours adds its bonus: ${BONUSES}. Sets of cards come on top. All of it is placed before the attack begins, on any territories of yours.

[b]Attack[/b]
From a territory with two armies or more against any neighbour, over land or along a sea-line. Alaska and Kamchatka are neighbours. You may attack as often as you like, from anywhere, and stop at any time.

[b]Dice[/b]
The attacker rolls one, two or three dice and needs one army more than dice. The defender rolls one, or two with two armies. The highest die meets the highest, the second the second. The lower one loses an army; a tie is the defender's.

[b]Moving in[/b]
With the last defender gone the territory is yours. At least as many armies as you rolled dice move in, and one stays behind.

[b]Elimination[/b]
Who has no territory left is out. The cards go to the captor. With ${inWords(numbers.FULL_HAND + 1)} cards or more the captor trades sets at once, until ${inWords(numbers.FULL_HAND - 1)} or fewer are left, and places the armies before the next roll.

[b]Card[/b]
Whoever took a territory draws one card when the attack ends.

[b]Fortifying[/b]
Last, armies move once from one territory of yours to a neighbour of yours. By an option they go as far as your own land leads, or any number of times.`;

export const CARDS = `[b]Setting up[/b]
The highest die is first. In turn everybody claims an empty territory with one army until all 42 are taken, then adds one army at a time to an own territory. With three players all have ${STARTING_ARMIES[3]} armies, with four ${STARTING_ARMIES[4]}, with five ${STARTING_ARMIES[5]}, with six ${STARTING_ARMIES[6]}. By an option territories are dealt, and more armies are placed at a time.

[b]The cards[/b]
42 territories, each with infantry, cavalry or artillery, and ${inWords(numbers.WILDS)} wild cards that stand for any.

[b]A set[/b]
${begin(inWords(numbers.SET_SIZE))} alike, one of each kind, or any two with a wild card.

[b]What a set brings[/b]
The first set of the game brings ${FIRST_SET} armies, the next ones ${NEXT_SETS.join(", ")} and ${LAST_SET}, and each one behind that ${ESCALATING_STEP} more, whoever trades it. By an option sets rise by one, or are fixed: infantry ${FIXED[0]}, cavalry ${FIXED[1]}, artillery ${FIXED[2]}, one of each ${FIXED_MIXED}.

[b]When[/b]
As your turn begins, before the new armies are placed. With ${inWords(numbers.FULL_HAND)} cards or more you must trade.

[b]Own territories[/b]
If a traded card shows a territory of yours, ${inWords(numbers.CARD_REWARD)} armies more go there, once a turn.

[b]The pile[/b]
Traded cards lie open. When the pile is empty they are shuffled.`;

export const GOALS = `[b]World Domination[/b]
The last player left wins.

[b]Two players[/b]
Between you stands a neutral army. Each of the three gets 14 territories by lot; then both place two armies of their own and one neutral army in turn. The neutral army never attacks; your opponent rolls for it. Whoever takes the opponent's last territory wins.

[b]Capital[/b]
When all armies are placed everybody chooses one own territory in secret: the headquarters. They are shown together, and their cards leave the deck. Who holds the own headquarters and all others wins. The short game asks for two others with four players, three with five or six.

[b]Secret Mission[/b]
Everybody gets a mission that nobody else sees: two continents, ${HELD_BY_TWO.count} territories with ${inWords(HELD_BY_TWO.armies)} armies each, ${INSTEAD.count} territories, or a colour to destroy. It is declared by itself as soon as it is fulfilled. Whose own colour the mission names has to hold ${INSTEAD.count} territories. A colour is destroyed when its last army leaves the board, whoever takes it.

[b]The last round[/b]
By an option the game ends after a round: the most territories win, then the most armies; in Capital the most headquarters before both.

[b]Resigning[/b]
The armies of a player who gives up stay where they are and attack nobody.`;
