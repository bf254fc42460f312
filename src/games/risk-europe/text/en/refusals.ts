import { count } from "../../../../text/en/words";
import { coins, isAre, place } from "../../../../risk/europe/text/en/words";
import { inWords } from "../../../../risk/text/en/numbers";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import type { EuropeRefusals } from "../../rules/refusals";
import { CASTLES, CROWN_CARDS } from "../../rules/numbers";
import { orderName, rankName } from "../names";
import { NAMES } from "./names";
import { POSITIONS } from "./positions";
import { unitsOf } from "./words";

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Sentences<EuropeRefusals> = {
  "assault.no_weapon": ({ territory }) => `No siege weapon stands in ${place(territory)}.`,
  "assault.not_by_land": ({ from, to }) =>
    `${place(from)} has no land border with ${place(to)}, and siege weapons fire no further.`,
  "assault.own": ({ territory }) => `${place(territory)} is your own.`,
  "assault.unclaimed": ({ territory }) => `Nobody holds ${place(territory)}: there is nothing to fire at.`,
  "auction.army": () => "That is no mercenary army that can still be bid for in this round.",
  "battle.none": ({ territory }) => `${place(territory)} is not disputed.`,
  "bonus.none": ({ bonus }) =>
    bonus === "siege"
      ? "You have no Siege Assault: the open card has none, it was used, or no siege weapon of yours stood on the board."
      : "You have no Fortify: the open card has none, or it was used.",
  "buy.territory": ({ territory }) =>
    `New units go to cities and castles that nobody disputes; ${place(territory)} has neither.`,
  "card.not_held": ({ card }) => `No card ${nameOf(NAMES.cards, card)} is left in that hand.`,
  "card.unknown": () => "There is no such card.",
  "castle.none_left": () => `All ${inWords(CASTLES)} castles have been built.`,
  "castle.twice": ({ territory }) => `${place(territory)} already has a castle.`,
  "coins.short": (params) =>
    `That costs ${coins(params.cost)}, and ${params.coins < 1 ? "there are none" : `there ${isAre(params.coins)}`}.`,
  "crown.none_left": () => `All ${inWords(CROWN_CARDS)} Crown Cards have been sold.`,
  "crown.not_sold": () =>
    "Crown Cards are not sold here: not with missions, not in teams, not to mercenaries.",
  "crown.once": () => "You have bought a Crown Card in this round, and one a round is all.",
  "dice.count": (params) =>
    `There are ${count(params.due, "die", "dice")} to roll here, not ${params.count}.`,
  "dice.face": ({ face }) => `A die shows 1 to 6, not ${face}.`,
  "dice.rank": ({ rank }) => `The dice that come next are those of the rank ${rankName(rank, NAMES)}.`,
  "expand.castle": ({ territory }) =>
    `${place(territory)} has a castle: only a force with a siege weapon of its own may enter.`,
  "expand.own": ({ territory }) =>
    `${place(territory)} is already yours: use Maneuver to move within your land.`,
  "force.leave": ({ least, territory }) =>
    least < 2
      ? `At least one unit must stay in ${place(territory)}.`
      : `As many units as the attacker has must stay in ${place(territory)}: ${least}.`,
  "force.short": (params) =>
    `${unitsOf(params.count, params.unit)} cannot leave ${place(params.territory)}: there ${isAre(params.free)}.`,
  "fortify.territory": ({ territory }) => `${place(territory)} has neither a city nor a castle to fortify.`,
  "keep.not_drawn": () => "That is none of the missions that were drawn.",
  "lose.count": (params) =>
    `Exactly ${count(params.due, "unit falls", "units fall")} here, not ${params.count}.`,
  "lose.short": (params) =>
    `${unitsOf(params.count, params.unit)} cannot fall: there ${isAre(params.there)}.`,
  "maneuver.far": ({ to, from, most }) =>
    `${place(to)} is too far from ${place(from)}: units move ${most} territories at most, through your own undisputed land.`,
  "maneuver.same": ({ territory }) => `The units stand in ${place(territory)} already.`,
  "missions.count": (params) =>
    `There ${params.due === 1 ? "is 1 mission" : `are ${params.due} missions`} to draw, not ${params.count}.`,
  "missions.not_next": () => "Those are not the missions on top of the deck.",
  "order.given": ({ order }) => `The order of this card has been given: ${orderName(order, NAMES)}.`,
  "order.not_on_card": ({ order, card }) =>
    `The open card has no order ${orderName(order, NAMES)}: it is ${nameOf(NAMES.cards, card)}.`,
  "pick.count": (params) => `Pick exactly ${count(params.due, "card", "cards")}, not ${params.count}.`,
  "reserve.short": (params) =>
    `${unitsOf(params.count, params.unit)} cannot be bought: in the reserve there ${isAre(params.left)}.`,
  "reveal.not_complete": ({ mission }) => `You have no fulfilled mission ${nameOf(NAMES.missions, mission)}.`,
  "settle.both": () => "At least one footman goes to the city, and at least one to its neighbour.",
  "settle.city": ({ territory }) =>
    `${place(territory)} has a city: the other footmen go where there is none.`,
  "settle.count": (params) =>
    `Place exactly ${count(params.due, "footman", "footmen")}, not ${params.count}.`,
  "settle.not_gold": ({ territory }) =>
    `You begin in a city with a gold crown; ${place(territory)} has none.`,
  "settle.taken": ({ territory }) => `${place(territory)} is taken.`,
  "split.same": ({ territory }) =>
    `The first force goes to ${place(territory)} already: name another neighbour.`,
  "tax.no_city": ({ territory }) => `Taxes are collected in a city; ${place(territory)} has none.`,
  "team.closed": ({ territory }) => `${place(territory)} is your teammate's, and closed to you.`,
  "territory.disputed": ({ territory }) => `${place(territory)} is disputed.`,
  "territory.not_adjacent": ({ from, to }) => `${place(from)} and ${place(to)} are not neighbours.`,
  "territory.not_own": ({ territory }) => `${place(territory)} is not yours.`,
  "units.none": () => "Choose at least one unit.",
  ...POSITIONS,
};
