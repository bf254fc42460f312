import { count } from "../../../../text/en/words";
import type { Sentences } from "../../../../text/codes";
import { phaseName } from "../../../../text/names";
import type { CastleRefusals } from "../codes";
import { missionName, policyName, rankName } from "../names";
import { NAMES } from "./names";
import { POSITIONS } from "./positions";
import { card, coins, place, unitsOf } from "./words";

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Sentences<CastleRefusals> = {
  "attack.castle": (p) =>
    `${place(p.territory)} has a castle: the attacking force needs a siege weapon that has not attacked this turn.`,
  "attack.none_left": () => "You have no attack move left this turn.",
  "attack.own": (p) => `${place(p.territory)} is already yours.`,
  "attack.spent": (p) => `All units in ${place(p.territory)} have attacked this turn.`,
  "bombard.empty": (p) => `Nobody holds ${place(p.territory)}: there is nothing to bombard.`,
  "bombard.no_weapon": (p) =>
    `No siege weapon in ${place(p.territory)} is ready: it must not have moved, attacked or fired this turn.`,
  "bombard.none_left": () =>
    "You have no bombardment left: each Siege Assault in effect gives you one a turn.",
  "bombard.not_by_land": (p) =>
    `${place(p.from)} has no land border with ${place(p.to)}, and siege weapons fire no further.`,
  "bombard.own": (p) => `${place(p.territory)} is yours.`,
  "boost.count": (p) => `You have ${p.due} times +1 to give, not ${p.count}.`,
  "boost.dice": (p) =>
    `Name a number for each of your ${count(p.due, "die", "dice")}, 0 for none; these are ${p.count}.`,
  "build.castle_there": (p) => `${place(p.territory)} already has a castle.`,
  "build.none_bought": () => "You have no castle waiting to be built: buy one in the purchase phase.",
  "capital.not_gold": (p) => `A capital is a city with a gold crown; ${place(p.territory)} has none.`,
  "capital.taken": (p) => `${place(p.territory)} is taken: choose another gold city.`,
  "card.admiral": (p) =>
    `The ${card(p.card)} is played once in a combat, and only where the attack crosses a sea-line.`,
  "card.not_held": (p) => `Your hand does not have the ${card(p.card)} card for that.`,
  "card.not_now": (p) => `The ${card(p.card)} cannot be played now, or not once more.`,
  "card.unknown": () => "There is no such card.",
  "castle.no_site": () =>
    "There is nowhere to build a castle: it needs a territory without one that you have held since the start of the turn.",
  "castle.one_a_turn": () => "You can buy only one castle a turn.",
  "castle.policy": () => "A castle uses up a Fortify policy, and you have none in effect.",
  "coins.short": (p) => `That costs ${coins(p.cost)}, and you have ${p.coins}.`,
  "deck.card": (p) => `No ${card(p.card)} card is left in the deck.`,
  "deck.mission": (p) => `${missionName(p.mission, NAMES)} cannot be the next papal mission of the deck.`,
  "dice.count": (p) => `${count(p.due, "die is", "dice are")} rolled here, not ${p.count}.`,
  "dice.face": (p) => `A die shows 1 to 6, not ${p.face}.`,
  "dice.rank": (p) => `The dice of the ${rankName(p.rank, NAMES)} phase come next.`,
  "discard.count": (p) => `Discard exactly ${count(p.due, "card", "cards")}, not ${p.count}.`,
  "donate.mission": () => "You can donate to the church only while Support the Faith is your active mission.",
  "donate.more_than_due": (p) =>
    p.due < 1
      ? "You have donated all that your mission asks for."
      : `Your mission asks for ${p.due} more ${p.due === 1 ? "coin" : "coins"} at most.`,
  "donate.none": () => "A donation is a whole number of coins, 1 at least.",
  "end.castle": () => "Build the castle that you bought before you end the fortify phase.",
  "end.phase": (p) => `It is the ${phaseName(p.phase, NAMES)} phase that you can end now.`,
  "end.reserve": () => "Place all units that you bought before you end the placement phase.",
  "force.leave_one": (p) => `At least one unit must stay in ${place(p.territory)}.`,
  "force.short": (p) =>
    `${unitsOf(p.count, p.unit)} cannot leave ${place(p.territory)}: ` +
    (p.free < 1 ? "none is free to move." : `only ${p.free} ${p.free === 1 ? "is" : "are"} free to move.`),
  "fortify.none_left": () => "You have no fortify move left this turn.",
  "fortify.spent": (p) =>
    `No unit in ${place(p.territory)} can fortify: each attacked, or has moved twice this turn.`,
  "lose.count": (p) => `You lose exactly ${count(p.due, "unit", "units")} here, not ${p.count}.`,
  "lose.short": (p) => `You cannot lose ${unitsOf(p.count, p.unit)}: there ${isAre(p.there)}.`,
  "place.limit": (p) =>
    p.limit < 1
      ? `${place(p.territory)} takes 1 infantry a turn, and nothing else, for its castle.`
      : `${place(p.territory)} takes units worth ${coins(p.limit)} a turn, and 1 infantry more if it has a castle.`,
  "place.nowhere": (p) =>
    `New units go to your capital, to vassal cities and to castles; ${place(p.territory)} is none of these.`,
  "place.reserve": (p) =>
    `You cannot place ${unitsOf(p.count, p.unit)}: in your reserve there ${isAre(p.there)}.`,
  "place.reserve_empty": () => "You have no bought units left to place.",
  "policies.copies": (p) =>
    p.copies < 1
      ? `Your policy deck has no card ${policyName(p.card, NAMES)}.`
      : `Your policy deck has the card ${policyName(p.card, NAMES)} only ${p.copies === 1 ? "once" : `${p.copies} times`}.`,
  "policies.count": (p) =>
    `Pick ${count(p.due, "policy card", "policy cards")}: one for each crown you have, eight at most. Picked so far: ${p.count}.`,
  "recruit.no_city": (p) => `There is no city in ${place(p.territory)} to recruit.`,
  "recruit.none_left": () =>
    "You have no attempt to recruit left: each King Me in effect gives you one, and one city a turn is all you can win.",
  "recruit.not_adjacent": (p) => `You hold no territory next to ${place(p.territory)}.`,
  "recruit.not_neutral": (p) => `${place(p.territory)} is not a neutral city.`,
  "reinforce.twice": (p) => `${place(p.territory)} has had its Reinforcements card for this turn.`,
  "territory.not_adjacent": (p) => `${place(p.from)} and ${place(p.to)} are not neighbours.`,
  "territory.not_own": (p) => `${place(p.territory)} is not yours.`,
  "territory.taken_this_turn": (p) => `You have held ${place(p.territory)} only since this turn.`,
  "units.limit": (p) =>
    `${place(p.territory)} takes no more than ${unitsOf(p.most, p.unit)}, a capital's bought ones included.`,
  "units.none": () => "Choose at least one unit.",
  ...POSITIONS,
};

function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}
