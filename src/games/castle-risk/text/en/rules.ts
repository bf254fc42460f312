import { coins } from "../../../../risk/europe/text/en/words";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../risk/combat/ranks";
import { BOARD_TEXT } from "../../../../risk/europe/text/en/board";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import { inWords } from "../../../../risk/text/en/numbers";
import {
  ADMIRAL,
  DEFEND,
  GENERAL,
  MARSHAL,
  MISSION_GOAL,
  needWith,
  PURGE,
  SPREAD,
  SUPPORT,
} from "../../rules/cards";
import * as numbers from "../../rules/numbers";
import { POLICY_DECK_SIZE } from "../../rules/policies";
import { INFANTRY } from "../../rules/units";
import { units } from "./words";

/** The rules for players, in the words of the Notebook. The full ones are docs/rules/castle-risk.md. */

export const GUIDE = `[b]Sitting down[/b]
You come in as a spectator. Press the button of a free colour to take its seat, or take it over from somebody who has left. The host agrees on the options with you, closes the seats that stay empty, and presses Start.

[b]What to do next[/b]
It is always written on the screen whose turn it is, what is expected, and of whom. Your next step, Confirm, Cancel and End phase are always in the same place. What cannot be done is grey, and says why.

[b]Choosing a territory[/b]
Press its shield, or briefly press a piece that stands in it. Where you come from and where you may go is outlined on the board. Then choose how many with - and +, or press Max, and confirm.

[b]By hand[/b]
You may also drag: units from land to land, from your reserve to where they are placed, a card from your hand onto the table. If that is no legal move, it is put back and you are told why. Type a number over a piece first to say how many of its units you drag.

[b]Cards[/b]
Your cards lie in your hand and are played from there, or from the panel. When others may answer a card, everybody is asked in the same way and for the same time, whatever they hold. You may say that you pass until further notice.

[b]Taking back[/b]
Undo goes back freely to the last die or card that was turned up. Beyond that the others must agree.

[b]Keys[/b]
The keys 1 to 10 of the number pad work at once. Options, Game Keys lets you bind others by name.`;

export const REALM = `[b]The aim[/b]
Whoever alone has ${numbers.CROWNS_TO_WIN} crowns at the beginning of a round is Emperor and wins. If two or more have them they are false emperors: nobody wins, and the next round decides. The last player left wins at once.

[b]The board[/b]
${BOARD_TEXT} A territory belongs to whoever has units in it.

[b]Pieces[/b]
Infantry costs ${coins(numbers.UNIT_COST[INFANTRY])}, an archer ${numbers.UNIT_COST[ARCHER]}, cavalry ${numbers.UNIT_COST[CAVALRY]}, a siege weapon ${numbers.UNIT_COST[SIEGE]}, a castle ${numbers.CASTLE_COST}. No kind of piece ever runs out.

[b]Setting up[/b]
All roll; the highest is first, and it goes clockwise from there. Everybody takes a gold city as capital, with ${units(numbers.CITY_FORCE)}. Every other city gets the same as a neutral garrison. Territories without a city begin empty.

[b]A round[/b]
1. Fulfilled missions are declared, then everybody's crowns are counted. The rank holds for the whole round.
2. Everybody picks as many of the own ${inWords(POLICY_DECK_SIZE)} policy cards as crowns were counted. All are turned over together.
3. All roll for who is first. Then each has one turn, clockwise.

[b]Crowns[/b]
- 1 for your capital
- 1 for each vassal city (a city that is not your capital)
- 1 for an army on the board worth ${numbers.ARMY_FOR_CROWN} coins or more
- 1 for at least one castle
- 1 for a total tax value of ${numbers.TAX_FOR_CROWN} coins or more
- 1 for each completed papal mission
Titles: Lord, Baron, Count, Duke, Prince, King, High King, Emperor.

[b]Policies[/b]
They work in your own turn of the round, and copies add up. All cards are there again next round.
- Expand: one more attack move.
- Fortify: one more fortify move, or leave to buy and build a castle.
- Siege Assault: one bombardment.
- King Me: one attempt to recruit a neutral city.
- Tax/Spend: 1 coin more from your capital and from each vassal city.

[b]Papal missions[/b]
You have one at a time, for your eyes only. Only what you do while you have it counts.
- Spread the Faith: recruit ${MISSION_GOAL[SPREAD]} cities.
- Defend the Faith: build ${MISSION_GOAL[DEFEND]} castles.
- Support the Faith: donate ${MISSION_GOAL[SUPPORT]} coins to the church.
- Purge the Infidels: conquer ${MISSION_GOAL[PURGE]} cities in combat.

[b]Resigning[/b]
You may resign at any time. It ends as if your capital fell with nobody to gain by it.`;

export const TURN = `Without any policy you have one attack move and one fortify move, no bombardment, no attempt to recruit, and no castle. No phase comes back.

[b]1. Draw[/b]
If you have no mission, draw one. Then draw one Castle Risk card.

[b]2. Taxes[/b]
Your capital pays ${numbers.CAPITAL_VALUE} coins, each vassal city its value; each plundered token takes 1 away, but never the last coin. A territory without a city pays 1 if your own territories link it to a city of yours.

[b]3. Purchase[/b]
Buy units; they wait in your reserve. With a Fortify policy you may buy one castle, and must build it in this turn. With Support the Faith, donate.

[b]4. Attack[/b]
An attack move goes from one territory of yours into one neighbour that is not. Choose any force; one unit stays behind. A castle with units in it can only be attacked with a siege weapon. Empty land is simply taken. Every unit of an attack move is spent: it does not attack or fortify again in this turn. See the page on combat.

[b]5. Fortify[/b]
Move any units from one territory of yours to a neighbouring one of yours; one unit stays behind. No unit makes more than two such moves. A castle that you bought is built now, where you have been owner since the turn began and where none stands.

[b]6. Diplomacy[/b]
[i]Bombardment[/i] (Siege Assault): the siege weapons of one territory that have done nothing in this turn fire across a land border, ${inWords(WEAPON_DICE)} dice each, hits on ${numbers.BOMBARDMENT_NEED} and more. The last unit there always survives, and nobody fires back.
[i]Recruiting[/i] (King Me): name a neutral city beside your land and pay ${numbers.ATTEMPT_COST} coins; a roll of ${numbers.CITY_JOINS} and more wins it with its garrison. +1 for ${numbers.BRIBE} coins more, +1 for a siege weapon of yours in a neighbouring territory, +1 for a Diplomat. What you paid is gone in any case. One city a turn at most.

[b]7. Placement[/b]
All that you bought is placed where you have been owner since the turn began: any number in your capital; in a vassal city units that cost no more than the city's value; in a castle 1 infantry. Reinforcements may be played here, one card to a territory.

At the end of your turn discard down to ${inWords(numbers.HAND_LIMIT)} cards.

[b]Castle Risk cards[/b]
- Reinforcements (placement): ${numbers.REINFORCEMENT.infantry} infantry or ${numbers.REINFORCEMENT.archer} archer anywhere in your land. No Spy stops it.
- General (attacker): cavalry hits on ${needWith(GENERAL)} and more, and +1 on a main die.
- Marshal (defender): archers and castle dice hit on ${needWith(MARSHAL)} and more, and +1 on a main die.
- Admiral (combat over a sea-line): siege weapons, and the defender's city dice, hit on ${needWith(ADMIRAL)} and more, and +1 on a main die.
- Diplomat (recruiting): +1.
- Spy: cancels a card that another player has just played, a Spy too. The others are asked one at a time, clockwise.`;

export const COMBAT = `[b]Before the dice[/b]
The attacker may play a General and an Admiral, then the defender a Marshal and an Admiral, each kind once in a combat. The Admiral needs a sea-line.

[b]A cycle of four phases[/b]
Both sides roll at the same time; the dead of a phase are gone before the next. Nobody retreats: cycles follow each other until one side, or both, is gone.
1. [b]Siege[/b]: ${inWords(WEAPON_DICE)} dice for each siege weapon, hits on ${numbers.HIT_NEEDS[RANK_SIEGE]} and more. A defending capital rolls ${numbers.CAPITAL_DICE} dice more, another city ${numbers.CITY_DICE}.
2. [b]Archers[/b]: one die each, hits on ${numbers.HIT_NEEDS[RANK_ARCHERS]} and more. A defending castle rolls ${numbers.CASTLE_DICE} dice more.
3. [b]Cavalry[/b]: one die each, hits on ${numbers.HIT_NEEDS[RANK_CAVALRY]} and more.
4. [b]Main[/b]: the attacker rolls a die for each unit, at most ${inWords(numbers.ATTACK_DICE)}, the defender at most ${inWords(numbers.DEFENCE_DICE)}. Highest meets highest, then second meets second. The higher die takes a unit; a tie is the defender's.

[b]+1 on a main die[/b]
General, Marshal and Admiral give one each, and so does the defender's castle, in every main phase. They are set where they do most good, unless you asked to set them yourself.

[b]Losses[/b]
Their owner chooses. The cheapest units fall first, unless you asked to be asked.

[b]When it is over[/b]
The victor moves the whole force that is left into the territory. A city taken in combat pays its value as loot, gets a plundered token, and is the victor's vassal city; from then on it is worth 1 coin less, but never less than 1. A castle stays where it stands.

If both sides are gone the land is empty; a city that was neutral or a vassal has its garrison again.

[b]When a capital falls[/b]
Its owner is out of the game. The victor gets the treasury and the loot, and the city is a vassal city from then on. The vassal cities of the one who is out turn neutral with a new garrison. Each castle outside a city is held by ${numbers.CASTLE_FORCE[INFANTRY]} neutral infantry and ${numbers.CASTLE_FORCE[ARCHER]} neutral archers. All other land is empty.`;
