import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../risk/combat/ranks";
import { BOARD_TEXT } from "../../../../risk/europe/text/en/board";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import { inWords } from "../../../../risk/text/en/numbers";
import { PICKS } from "../../rules/game/round";
import * as numbers from "../../rules/numbers";
import { FOOTMAN } from "../../rules/units";
import { units } from "./words";

const [FOUR, THREE, TWO] = numbers.CROWNS_TO_WIN;

/** The rules for players, in the words of the Notebook. The full ones are docs/rules/risk-europe.md. */

export const GUIDE = `[b]Sitting down[/b]
You come in as a spectator. Press the button of a free colour to take its seat, or take it over from somebody who has left. The host agrees on the options with you, closes the seats that stay empty, and presses Start. Colours that nobody takes are mercenary armies.

[b]What to do next[/b]
It is always written on the screen whose turn it is, what is expected, and of whom. Your next step, Confirm, Cancel and End turn are always in the same place. What cannot be done is grey, and says why.

[b]Choosing a territory[/b]
Press its shield, or briefly press a piece that stands in it. Where you come from and where you may go is outlined on the board. Then choose how many with - and +, or press Max, and confirm.

[b]Dragging[/b]
You may also drag: units from land to land, and units of your reserve onto a city or castle of yours. If that is no legal move, it is put back and you are told why. Type a number over a piece first to say how many of its units you drag.

[b]Disputed territories[/b]
The attacker's units and shield stand beside the defender's. They are fought for when all turns of the round are over.

[b]Taking back[/b]
Undo goes back freely to the last die or card that was turned up. Beyond that the others must agree.

[b]Keys[/b]
The keys 1 to 10 of the number pad work at once. Options, Game Keys lets you bind others by name.`;

export const REALM = `[b]The aim[/b]
Each city that you control is a crown, Rome ${inWords(numbers.ROME_CROWNS)}; a Crown Card or a fulfilled mission is one more. At the end of a round ${FOUR} crowns win with four players, ${THREE} with three, ${TWO} with two. If several have enough, the most crowns win, then territories, then coins; the First Player Marker counts ${inWords(numbers.MARKER_COINS)} coins.

[b]The board[/b]
${BOARD_TEXT} Territories of yours that hang together are a supply line; a disputed one belongs to none.

[b]Setting up[/b]
All bid in secret for the first place; the highest bid alone is paid. Clockwise from there everybody takes a free city with a gold crown, with a castle, its tile and its value in coins, and places footmen in it and in one neighbour without a city.

[b]A round[/b]
1. All pick ${inWords(PICKS)} cards in secret, for their first and second turn.
2. With fewer than four players all bid for the mercenary armies. The winner plays that army for the round, and pays into its treasury.
3. All have their first turn, clockwise from the First Player Marker, then their second.
4. Battles are fought, one after the other; the marker's holder chooses which is next.
5. Missions, victory and elimination are judged. Who has no city is out, unless a Crown Card or a fulfilled mission saves them for one round.

[b]Elimination and resigning[/b]
Units leave the board, castles stay, coins and cards are gone.

[b]Teams[/b]
Four may play in two teams: no Crown Cards, no victory by crowns. After ${numbers.TEAM_ROUNDS} rounds the team with the most cities wins. A teammate's land is closed to you.`;

export const TURN = `Your card is turned up. King Me takes the First Player Marker at once, and draws missions where they are played. Then give one of the card's two orders, and use its bonus action, in either sequence; both may be left.

[b]Expand[/b]
Any units from one territory into a neighbour that is not yours; one stays. Unclaimed land is yours at once, and a city pays its value. Another army's land becomes disputed. Its castle is entered only with a siege weapon in that force.

[b]Split Expand[/b]
The same into one or two neighbours.

[b]Maneuver[/b]
Units from one territory to another of yours, up to ${inWords(numbers.MANEUVER_STEPS)} away, through land that is yours and undisputed. They may go into a dispute of yours, and never out of one. One unit stays in a city or castle.

[b]Tax[/b]
Choose a city: its supply line pays the value of each city and a coin for each other territory.

[b]Spend[/b]
Footmen ${numbers.UNIT_COST[FOOTMAN]}, archers ${numbers.UNIT_COST[ARCHER]}, cavalry ${numbers.UNIT_COST[CAVALRY]}, siege weapons ${numbers.UNIT_COST[SIEGE]} coins, into cities and castles of yours. A castle for ${numbers.CASTLE_COST} coins anywhere in your land. One Crown Card a round for ${numbers.CROWN_COST} coins.

[b]Fortify[/b]
${numbers.FORTIFIED.castle} footmen by a castle, or ${numbers.FORTIFIED.city} in a city.

[b]Siege Assault[/b]
All siege weapons of one territory fire over a land border, ${inWords(WEAPON_DICE)} dice each; each ${numbers.ASSAULT_NEED} or more removes a unit.

[b]City bonuses[/b]
London: ${units(numbers.LONDON_GIFT)} when it is taxed. Paris: ${numbers.PARIS_GIFT[CAVALRY]} cavalry and ${numbers.PARIS_GIFT[FOOTMAN]} footman. Madrid: ${units(numbers.MADRID_GIFT)}. Rome: ${inWords(numbers.ROME_CROWNS)} crowns. Stockholm: ${numbers.RAID} coins for each battle won as the attacker. Berlin: a free maneuver after an Expand, castles cost ${numbers.BERLIN_CASTLE_COST}. Constantinople: ${numbers.ESCORT} footmen with each siege weapon bought. Kiev: recruits anywhere in its supply line. A bonus won in play acts from your next turn on.`;

export const COMBAT = `[b]Disputed[/b]
The defender still controls the territory. Nobody taxes it, builds or recruits in it. Both may move units in; only the defender may expand out of it, and leaves as many units as the attacker has.

[b]A battle[/b]
It goes through four ranks, again and again, until one side, or both, is gone. Both sides roll at the same time.
1. [b]Siege[/b]: ${inWords(WEAPON_DICE)} dice for each siege weapon, hits on ${numbers.HIT_NEEDS[RANK_SIEGE]} and more.
2. [b]Archers[/b]: one die each, hits on ${numbers.HIT_NEEDS[RANK_ARCHERS]} and more.
3. [b]Cavalry[/b]: one die each, hits on ${numbers.HIT_NEEDS[RANK_CAVALRY]} and more.
4. [b]General attack[/b]: the attacker rolls a die for each unit, at most ${inWords(numbers.ATTACK_DICE)}, the defender at most ${inWords(numbers.DEFENCE_DICE)}. Highest meets highest, then second meets second. The higher die takes a unit; a tie is the defender's.

[b]Castle[/b]
The defender may roll all own dice of one rank again, once in each pass through the ranks.

[b]Losses[/b]
Their owner chooses. The cheapest units fall first, unless you asked to be asked.

[b]The end[/b]
The attacker who is left takes the territory with city and castle, without coins for the city. Where nobody is left it is unclaimed.`;
