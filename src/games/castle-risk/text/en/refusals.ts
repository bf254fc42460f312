import { count } from "../../../../text/en/words";
import { coins, isAre, place } from "../../../../risk/europe/text/en/words";
import { inWords } from "../../../../risk/text/en/numbers";
import type { Sentences } from "../../../../text/codes";
import { phaseName } from "../../../../text/names";
import { nameOf } from "../../../../text/entry";
import type { CastleRefusals } from "../../rules/refusals";
import { POLICY_DECK_SIZE } from "../../rules/policies";
import { rankName } from "../names";
import { NAMES } from "./names";
import { POSITIONS } from "./positions";
import { card, unitsOf } from "./words";

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Sentences<CastleRefusals> = {
  "attack.castle": ({ territory }) =>
    `${place(territory)} has a castle: the attacking force needs a siege weapon that has not attacked this turn.`,
  "attack.none_left": () => "You have no attack move left this turn.",
  "attack.own": ({ territory }) => `${place(territory)} is already yours.`,
  "attack.spent": ({ territory }) => `All units in ${place(territory)} have attacked this turn.`,
  "bombard.empty": ({ territory }) => `Nobody holds ${place(territory)}: there is nothing to bombard.`,
  "bombard.no_weapon": ({ territory }) =>
    `No siege weapon in ${place(territory)} is ready: it must not have moved, attacked or fired this turn.`,
  "bombard.none_left": () =>
    "You have no bombardment left: each Siege Assault in effect gives you one a turn.",
  "bombard.not_by_land": ({ from, to }) =>
    `${place(from)} has no land border with ${place(to)}, and siege weapons fire no further.`,
  "bombard.own": ({ territory }) => `${place(territory)} is yours.`,
  "boost.count": (params) => `You have ${params.due} times +1 to give, not ${params.count}.`,
  "boost.dice": (params) =>
    `Name a number for each of your ${count(params.due, "die", "dice")}, 0 for none; these are ${params.count}.`,
  "build.castle_there": ({ territory }) => `${place(territory)} already has a castle.`,
  "build.none_bought": () => "You have no castle waiting to be built: buy one in the purchase phase.",
  "capital.not_gold": ({ territory }) =>
    `A capital is a city with a gold crown; ${place(territory)} has none.`,
  "capital.taken": ({ territory }) => `${place(territory)} is taken: choose another gold city.`,
  "card.admiral": (params) =>
    `The ${card(params.card)} is played once in a combat, and only where the attack crosses a sea-line.`,
  "card.not_held": (params) => `Your hand does not have the ${card(params.card)} card for that.`,
  "card.not_now": (params) => `The ${card(params.card)} cannot be played now, or not once more.`,
  "card.unknown": () => "There is no such card.",
  "castle.no_site": () =>
    "There is nowhere to build a castle: it needs a territory without one that you have held since the start of the turn.",
  "castle.one_a_turn": () => "You can buy only one castle a turn.",
  "castle.policy": () => "A castle uses up a Fortify policy, and you have none in effect.",
  "coins.short": (params) => `That costs ${coins(params.cost)}, and you have ${params.coins}.`,
  "deck.card": (params) => `No ${card(params.card)} card is left in the deck.`,
  "deck.mission": ({ mission }) =>
    `${nameOf(NAMES.missions, mission)} cannot be the next papal mission of the deck.`,
  "dice.count": (params) => `${count(params.due, "die is", "dice are")} rolled here, not ${params.count}.`,
  "dice.face": ({ face }) => `A die shows 1 to 6, not ${face}.`,
  "dice.rank": ({ rank }) => `The dice of the ${rankName(rank, NAMES)} phase come next.`,
  "discard.count": (params) => `Discard exactly ${count(params.due, "card", "cards")}, not ${params.count}.`,
  "donate.mission": () => "You can donate to the church only while Support the Faith is your active mission.",
  "donate.more_than_due": ({ due }) =>
    due < 1
      ? "You have donated all that your mission asks for."
      : `Your mission asks for ${due} more ${due === 1 ? "coin" : "coins"} at most.`,
  "donate.none": () => "A donation is a whole number of coins, 1 at least.",
  "end.castle": () => "Build the castle that you bought before you end the fortify phase.",
  "end.phase": ({ phase }) => `It is the ${phaseName(phase, NAMES)} phase that you can end now.`,
  "end.reserve": () => "Place all units that you bought before you end the placement phase.",
  "force.leave_one": ({ territory }) => `At least one unit must stay in ${place(territory)}.`,
  "force.short": (params) =>
    `${unitsOf(params.count, params.unit)} cannot leave ${place(params.territory)}: ` +
    (params.free < 1
      ? "none is free to move."
      : `only ${params.free} ${params.free === 1 ? "is" : "are"} free to move.`),
  "fortify.none_left": () => "You have no fortify move left this turn.",
  "fortify.spent": ({ territory }) =>
    `No unit in ${place(territory)} can fortify: each attacked, or has moved twice this turn.`,
  "lose.count": (params) =>
    `You lose exactly ${count(params.due, "unit", "units")} here, not ${params.count}.`,
  "lose.short": (params) =>
    `You cannot lose ${unitsOf(params.count, params.unit)}: there ${isAre(params.there)}.`,
  "place.limit": ({ limit, territory }) =>
    limit < 1
      ? `${place(territory)} takes 1 infantry a turn, and nothing else, for its castle.`
      : `${place(territory)} takes units worth ${coins(limit)} a turn, and 1 infantry more if it has a castle.`,
  "place.nowhere": ({ territory }) =>
    `New units go to your capital, to vassal cities and to castles; ${place(territory)} is none of these.`,
  "place.reserve": (params) =>
    `You cannot place ${unitsOf(params.count, params.unit)}: in your reserve there ${isAre(params.there)}.`,
  "place.reserve_empty": () => "You have no bought units left to place.",
  "policies.copies": (params) =>
    params.copies < 1
      ? `Your policy deck has no card ${nameOf(NAMES.policies, params.card)}.`
      : `Your policy deck has the card ${nameOf(NAMES.policies, params.card)} only ${params.copies === 1 ? "once" : `${params.copies} times`}.`,
  "policies.count": (params) =>
    `Pick ${count(params.due, "policy card", "policy cards")}: one for each crown you have, ${inWords(POLICY_DECK_SIZE)} at most. Picked so far: ${params.count}.`,
  "recruit.no_city": ({ territory }) => `There is no city in ${place(territory)} to recruit.`,
  "recruit.none_left": () =>
    "You have no attempt to recruit left: each King Me in effect gives you one, and one city a turn is all you can win.",
  "recruit.not_adjacent": ({ territory }) => `You hold no territory next to ${place(territory)}.`,
  "recruit.not_neutral": ({ territory }) => `${place(territory)} is not a neutral city.`,
  "reinforce.twice": ({ territory }) => `${place(territory)} has had its Reinforcements card for this turn.`,
  "territory.not_adjacent": ({ from, to }) => `${place(from)} and ${place(to)} are not neighbours.`,
  "territory.not_own": ({ territory }) => `${place(territory)} is not yours.`,
  "territory.taken_this_turn": ({ territory }) => `You have held ${place(territory)} only since this turn.`,
  "units.limit": ({ territory, most, unit }) =>
    `${place(territory)} takes no more than ${unitsOf(most, unit)}, a capital's bought ones included.`,
  "units.none": () => "Choose at least one unit.",
  ...POSITIONS,
};
