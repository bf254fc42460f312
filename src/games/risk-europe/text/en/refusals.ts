import { count } from "../../../../text/en/words";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import type { EuropeRefusals } from "../codes";
import { orderName, rankName } from "../names";
import { NAMES } from "./names";
import { POSITIONS } from "./positions";
import { coins, place, unitsOf } from "./words";

function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Sentences<EuropeRefusals> = {
  "assault.no_weapon": (p) => `No siege weapon stands in ${place(p.territory)}.`,
  "assault.not_by_land": (p) =>
    `${place(p.from)} has no land border with ${place(p.to)}, and siege weapons fire no further.`,
  "assault.own": (p) => `${place(p.territory)} is your own.`,
  "assault.unclaimed": (p) => `Nobody holds ${place(p.territory)}: there is nothing to fire at.`,
  "auction.army": () => "That is no mercenary army that can still be bid for in this round.",
  "battle.none": (p) => `${place(p.territory)} is not disputed.`,
  "bonus.none": (p) =>
    p.bonus === "siege"
      ? "You have no Siege Assault: the open card has none, it was used, or no siege weapon of yours stood on the board."
      : "You have no Fortify: the open card has none, or it was used.",
  "buy.territory": (p) =>
    `New units go to cities and castles that nobody disputes; ${place(p.territory)} has neither.`,
  "card.not_held": (p) => `No card ${nameOf(NAMES.cards, p.card)} is left in that hand.`,
  "card.unknown": () => "There is no such card.",
  "castle.none_left": () => "All eight castles have been built.",
  "castle.twice": (p) => `${place(p.territory)} already has a castle.`,
  "coins.short": (p) =>
    `That costs ${coins(p.cost)}, and ${p.coins < 1 ? "there are none" : `there ${isAre(p.coins)}`}.`,
  "crown.none_left": () => "All eight Crown Cards have been sold.",
  "crown.not_sold": () =>
    "Crown Cards are not sold here: not with missions, not in teams, not to mercenaries.",
  "crown.once": () => "You have bought a Crown Card in this round, and one a round is all.",
  "dice.count": (p) => `There are ${count(p.due, "die", "dice")} to roll here, not ${p.count}.`,
  "dice.face": (p) => `A die shows 1 to 6, not ${p.face}.`,
  "dice.rank": (p) => `The dice that come next are those of the rank ${rankName(p.rank, NAMES)}.`,
  "expand.castle": (p) =>
    `${place(p.territory)} has a castle: only a force with a siege weapon of its own may enter.`,
  "expand.own": (p) => `${place(p.territory)} is already yours: use Maneuver to move within your land.`,
  "force.leave": (p) =>
    p.least < 2
      ? `At least one unit must stay in ${place(p.territory)}.`
      : `As many units as the attacker has must stay in ${place(p.territory)}: ${p.least}.`,
  "force.short": (p) =>
    `${unitsOf(p.count, p.unit)} cannot leave ${place(p.territory)}: there ${isAre(p.free)}.`,
  "fortify.territory": (p) => `${place(p.territory)} has neither a city nor a castle to fortify.`,
  "keep.not_drawn": () => "That is none of the missions that were drawn.",
  "lose.count": (p) => `Exactly ${count(p.due, "unit falls", "units fall")} here, not ${p.count}.`,
  "lose.short": (p) => `${unitsOf(p.count, p.unit)} cannot fall: there ${isAre(p.there)}.`,
  "maneuver.far": (p) =>
    `${place(p.to)} is too far from ${place(p.from)}: units move ${p.most} territories at most, through your own undisputed land.`,
  "maneuver.same": (p) => `The units stand in ${place(p.territory)} already.`,
  "missions.count": (p) =>
    `There ${p.due === 1 ? "is 1 mission" : `are ${p.due} missions`} to draw, not ${p.count}.`,
  "missions.not_next": () => "Those are not the missions on top of the deck.",
  "order.given": (p) => `The order of this card has been given: ${orderName(p.order, NAMES)}.`,
  "order.not_on_card": (p) =>
    `The open card has no order ${orderName(p.order, NAMES)}: it is ${nameOf(NAMES.cards, p.card)}.`,
  "pick.count": (p) => `Pick exactly ${count(p.due, "card", "cards")}, not ${p.count}.`,
  "reserve.short": (p) =>
    `${unitsOf(p.count, p.unit)} cannot be bought: in the reserve there ${isAre(p.left)}.`,
  "reveal.not_complete": (p) => `You have no fulfilled mission ${nameOf(NAMES.missions, p.mission)}.`,
  "settle.both": () => "At least one footman goes to the city, and at least one to its neighbour.",
  "settle.city": (p) => `${place(p.territory)} has a city: the other footmen go where there is none.`,
  "settle.count": (p) => `Place exactly ${count(p.due, "footman", "footmen")}, not ${p.count}.`,
  "settle.not_gold": (p) => `You begin in a city with a gold crown; ${place(p.territory)} has none.`,
  "settle.taken": (p) => `${place(p.territory)} is taken.`,
  "split.same": (p) => `The first force goes to ${place(p.territory)} already: name another neighbour.`,
  "tax.no_city": (p) => `Taxes are collected in a city; ${place(p.territory)} has none.`,
  "team.closed": (p) => `${place(p.territory)} is your teammate's, and closed to you.`,
  "territory.disputed": (p) => `${place(p.territory)} is disputed.`,
  "territory.not_adjacent": (p) => `${place(p.from)} and ${place(p.to)} are not neighbours.`,
  "territory.not_own": (p) => `${place(p.territory)} is not yours.`,
  "units.none": () => "Choose at least one unit.",
  ...POSITIONS,
};
