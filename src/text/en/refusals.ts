import {
  cardName,
  colourName,
  missionName,
  phaseName,
  policyName,
  rankName,
  stepName,
  territoryName,
  unitName,
} from "../names";
import type { Language } from "../language";
import { POSITION_REFUSALS, TEXT_REFUSALS } from "./refusals-texts";
import { coins, count } from "./words";

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Language["refusals"] = {
  "attack.castle": (p) =>
    `${territoryName(p.territory)} has a castle: the attacking force needs a siege weapon that has not attacked this turn.`,
  "attack.none_left": () => "You have no attack move left this turn.",
  "attack.own": (p) => `${territoryName(p.territory)} is already yours.`,
  "attack.spent": (p) => `All units in ${territoryName(p.territory)} have attacked this turn.`,

  "bombard.empty": (p) => `Nobody holds ${territoryName(p.territory)}: there is nothing to bombard.`,
  "bombard.no_weapon": (p) =>
    `No siege weapon in ${territoryName(p.territory)} is ready: it must not have moved, attacked or fired this turn.`,
  "bombard.none_left": () =>
    "You have no bombardment left: each Siege Assault in effect gives you one a turn.",
  "bombard.not_by_land": (p) =>
    `${territoryName(p.from)} has no land border with ${territoryName(p.to)}, and siege weapons fire no further.`,
  "bombard.own": (p) => `${territoryName(p.territory)} is yours.`,

  "boost.count": (p) => `You have ${p.due} times +1 to give, not ${p.count}.`,
  "boost.dice": (p) =>
    `Name a number for each of your ${count(p.due, "die", "dice")}, 0 for none; these are ${p.count}.`,
  "build.castle_there": (p) => `${territoryName(p.territory)} already has a castle.`,
  "build.none_bought": () => "You have no castle waiting to be built: buy one in the purchase phase.",

  "capital.not_gold": (p) => `A capital is a city with a gold crown; ${territoryName(p.territory)} has none.`,
  "capital.taken": (p) => `${territoryName(p.territory)} is taken: choose another gold city.`,
  "card.admiral": (p) =>
    `The ${cardName(p.card)} is played once in a combat, and only where the attack crosses a sea-line.`,
  "card.not_held": (p) => `Your hand does not have the ${cardName(p.card)} card for that.`,
  "card.not_now": (p) => `The ${cardName(p.card)} cannot be played now, or not once more.`,
  "card.unknown": () => "There is no such card.",
  "castle.no_site": () =>
    "There is nowhere to build a castle: it needs a territory without one that you have held since the start of the turn.",
  "castle.one_a_turn": () => "You can buy only one castle a turn.",
  "castle.policy": () => "A castle uses up a Fortify policy, and you have none in effect.",

  "chance.contenders": (p) =>
    `${count(p.count, "player rolls", "players roll")} here: give one die for each of them, clockwise as they sit.`,
  "chance.due": (p) => `Not yet: the game waits for ${stepName(p.step)}.`,
  "chance.not_due": (p) => `No roll or draw is due: the game waits for ${colourName(p.seat)}.`,
  "chance.other": (p) => `This roll or draw is not due: the game waits for ${stepName(p.step)}.`,
  "chance.seat": (p) => `It is ${colourName(p.seat)} for whom this is drawn.`,
  "coins.short": (p) => `That costs ${coins(p.cost)}, and you have ${p.coins}.`,
  "command.unknown": () => "The table does not know what that means.",
  "counts.malformed": () => "The numbers must be whole, not negative, and one for each kind.",
  "deck.card": (p) => `No ${cardName(p.card)} card is left in the deck.`,
  "deck.mission": (p) => `${missionName(p.mission)} cannot be the next papal mission of the deck.`,
  "dice.count": (p) => `${count(p.due, "die is", "dice are")} rolled here, not ${p.count}.`,
  "dice.face": (p) => `A die shows 1 to 6, not ${p.face}.`,
  "dice.phase": (p) => `The dice of the ${rankName(p.phase)} phase come next.`,
  "discard.count": (p) => `Discard exactly ${count(p.due, "card", "cards")}, not ${p.count}.`,
  "donate.mission": () => "You can donate to the church only while Support the Faith is your active mission.",
  "donate.more_than_due": (p) =>
    p.due < 1
      ? "You have donated all that your mission asks for."
      : `Your mission asks for ${p.due} more ${p.due === 1 ? "coin" : "coins"} at most.`,
  "donate.none": () => "A donation is a whole number of coins, 1 at least.",

  "draft.incomplete": () => "Something is still to be chosen.",
  "end.castle": () => "Build the castle that you bought before you end the fortify phase.",
  "end.phase": (p) => `It is the ${phaseName(p.phase)} phase that you can end now.`,
  "end.reserve": () => "Place all units that you bought before you end the placement phase.",
  "force.leave_one": (p) => `At least one unit must stay in ${territoryName(p.territory)}.`,
  "force.short": (p) =>
    `${p.count} ${unitName(p.unit, p.count)} cannot leave ${territoryName(p.territory)}: ` +
    (p.free < 1 ? "none is free to move." : `only ${p.free} ${p.free === 1 ? "is" : "are"} free to move.`),
  "fortify.none_left": () => "You have no fortify move left this turn.",
  "fortify.spent": (p) =>
    `No unit in ${territoryName(p.territory)} can fortify: each attacked, or has moved twice this turn.`,
  "game.over": () => "The game is over.",
  "hand.enforced": () => "The table keeps the rules: pieces change by hand where the host has it so.",
  "hand.nothing": () => "Nothing lies elsewhere than the game has it.",
  "hand.pending": () =>
    "Pieces were changed by hand: the host reads the table or puts them back before the game goes on.",
  "hand.short": () => "There is nothing of that kind to take away.",
  "lose.count": (p) => `You lose exactly ${count(p.due, "unit", "units")} here, not ${p.count}.`,
  "lose.short": (p) => `You cannot lose ${p.count} ${unitName(p.unit, p.count)}: there ${isAre(p.there)}.`,

  "place.limit": (p) =>
    p.limit < 1
      ? `${territoryName(p.territory)} takes 1 infantry a turn, and nothing else, for its castle.`
      : `${territoryName(p.territory)} takes units worth ${coins(p.limit)} a turn, and 1 infantry more if it has a castle.`,
  "place.nowhere": (p) =>
    `New units go to your capital, to vassal cities and to castles; ${territoryName(p.territory)} is none of these.`,
  "place.reserve": (p) =>
    `You cannot place ${p.count} ${unitName(p.unit, p.count)}: in your reserve there ${isAre(p.there)}.`,
  "place.reserve_empty": () => "You have no bought units left to place.",
  "policies.copies": (p) =>
    p.copies < 1
      ? `Your policy deck has no card ${policyName(p.card)}.`
      : `Your policy deck has the card ${policyName(p.card)} only ${p.copies === 1 ? "once" : `${p.copies} times`}.`,
  "policies.count": (p) =>
    `Pick exactly ${count(p.due, "policy card", "policy cards")}, one for each crown you have and eight at most; these are ${p.count}.`,
  "recruit.no_city": (p) => `There is no city in ${territoryName(p.territory)} to recruit.`,
  "recruit.none_left": () =>
    "You have no attempt to recruit left: each King Me in effect gives you one, and one city a turn is all you can win.",
  "recruit.not_adjacent": (p) => `You hold no territory next to ${territoryName(p.territory)}.`,
  "recruit.not_neutral": (p) => `${territoryName(p.territory)} is not a neutral city.`,
  "reinforce.twice": (p) => `${territoryName(p.territory)} has had its Reinforcements card for this turn.`,
  "seat.not_asked": (p) => `It is not your move: the game waits for ${colourName(p.seat)}.`,
  "seat.not_in_game": () => "Only players who are still in the game can do that.",
  "step.other": (p) => `That cannot be done now: the game waits for ${stepName(p.step)}.`,
  "table.closed": (p) => `The seat of ${colourName(p.seat)} is closed.`,
  "table.few": (p) => `A game has ${p.least} seats at least; ${count(p.count, "seat is", "seats are")} open.`,
  "table.not_host": () => "Only the host can do that.",
  "table.not_started": () => "The game has not begun yet.",
  "table.stale": () => "The game has moved on since you clicked: please look again.",
  "table.started": () => "The game has begun.",
  "table.taken": (p) => `Somebody else has the seat of ${colourName(p.seat)}.`,
  "territory.not_adjacent": (p) => `${territoryName(p.from)} and ${territoryName(p.to)} are not neighbours.`,
  "territory.not_own": (p) => `${territoryName(p.territory)} is not yours.`,
  "territory.taken_this_turn": (p) => `You have held ${territoryName(p.territory)} only since this turn.`,
  "territory.unknown": () => "There is no such territory.",
  "undo.consent": () => "That far back only with the consent of the others.",
  "undo.no_proposal": () => "There is nothing that you are asked to agree to.",
  "undo.not_ready": () => "The beginning of this game is still being read: try again in a moment.",
  "undo.nothing": () => "There is nothing to go back or forth to.",
  "undo.proposed": () => "Something else is still being agreed on.",
  "units.limit": (p) =>
    `${territoryName(p.territory)} takes no more than ${p.most} ${unitName(p.unit, p.most)}, a capital's bought ones included.`,
  "units.none": () => "Choose at least one unit.",
  "write.chance": () =>
    "Dice and cards are the table's: the host can write them where the rules are not enforced.",
  "write.seat": () => "You can write the actions of your own seat only.",
  ...TEXT_REFUSALS,
  ...POSITION_REFUSALS,
};

function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}
