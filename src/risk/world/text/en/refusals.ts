import type { Sentences } from "../../../../text/codes";
import { begin, count } from "../../../../text/en/words";
import type { WorldRefusals } from "../codes";
import { armiesOf, type WorldWords } from "../words";
import { worldPositions } from "./positions";

/** Why something may not be done in a game on the board of the world, said to the one who tried, in English. */
export function worldRefusals(words: WorldWords): Sentences<WorldRefusals> {
  const { army, place, card } = words;
  return {
    ...worldPositions(words),
    "armies.none": () => `Choose at least one ${army.one}.`,
    "attack.alone": (p) =>
      `One ${army.one} stays behind: ${place(p.territory)} has no second one that could attack.`,
    "attack.dice": (p) =>
      `You can roll ${p.most < 2 ? "one die" : `one to ${p.most} dice`} there: one ${army.one} more than dice must stand in the territory.`,
    "attack.no_target": (p) => `All neighbours of ${place(p.territory)} are yours.`,
    "attack.own": (p) => `${place(p.territory)} is your own.`,
    "card.not_held": (p) => `The card ${card(p.card)} is not in that hand.`,
    "card.not_in_pile": (p) => `The card ${card(p.card)} is not in the pile.`,
    "card.unknown": () => "There is no such card.",
    "claim.taken": (p) => `${place(p.territory)} is taken: claim an empty territory.`,
    "deal.all": (p) => `All ${p.count} territories are dealt, each of them once.`,
    "defend.dice": (p) =>
      p.most < 2 ? "You can defend with one die only." : `You can defend with one to ${p.most} dice.`,
    "dice.count": (p) => `There are ${count(p.due, "die", "dice")} to roll here, not ${p.count}.`,
    "dice.face": (p) => `A die shows 1 to 6, not ${p.face}.`,
    "fortify.alone": (p) =>
      `One ${army.one} stays behind: ${place(p.territory)} has no second one that could move.`,
    "fortify.armies": (p) => `One to ${p.most} of these ${army.many} can move; one stays.`,
    "fortify.not_connected": (p) =>
      `No way through your own territories leads from ${place(p.from)} to ${place(p.to)}.`,
    "fortify.same": () => "Choose another territory for them to go to.",
    "force.short": (p) =>
      `${begin(armiesOf(words, p.count))} cannot leave ${place(p.territory)}: ${p.free} can.`,
    "lose.count": (p) => `Exactly ${armiesOf(words, p.due)} must be lost here, not ${p.count}.`,
    "lose.short": (p) =>
      `${begin(armiesOf(words, p.count))} cannot be lost: there ${p.there === 1 ? "is" : "are"} ${p.there}.`,
    "occupy.armies": (p) =>
      `${p.least} to ${p.most} ${army.many} move in: as many as dice at least, and one stays.`,
    "place.short": (p) =>
      `${armiesOf(words, p.count)} cannot be placed: there ${p.due === 1 ? "is" : "are"} ${p.due}.`,
    "storm.until": (p) => `Name a number from 1 to ${p.most} at which the attack stops.`,
    "territory.not_adjacent": (p) => `${place(p.from)} and ${place(p.to)} are not neighbours.`,
    "territory.not_own": (p) => `${place(p.territory)} is not yours.`,
    "units.none": () => `Choose at least one ${army.one}.`,
  };
}
