import type { Sentences } from "../../../../text/codes";
import { count } from "../../../../text/en/words";
import type { WorldRefusals } from "../../rules/refusals";
import { armiesOf, type WorldWords } from "../words";
import { worldPositions, type Own } from "./positions";

/** Why something may not be done in a game on the board of the world, said to the one who tried, in English. */
export function worldRefusals(words: WorldWords): Sentences<Omit<WorldRefusals, Own>> {
  const { army, place, card } = words;
  return {
    ...worldPositions(words),
    "armies.none": () => `Choose at least one ${army.one}.`,
    "attack.alone": ({ territory }) =>
      `One ${army.one} stays behind: ${place(territory)} has no second one that could attack.`,
    "attack.dice": ({ most }) =>
      `You can roll ${most < 2 ? "one die" : `one to ${most} dice`} there: one ${army.one} more than dice must stand in the territory.`,
    "attack.no_target": ({ territory }) => `All neighbours of ${place(territory)} are yours.`,
    "attack.own": ({ territory }) => `${place(territory)} is your own.`,
    "card.not_held": (params) => `The card ${card(params.card)} is not in that hand.`,
    "card.not_in_pile": (params) => `The card ${card(params.card)} is not in the pile.`,
    "card.unknown": () => "There is no such card.",
    "claim.taken": ({ territory }) => `${place(territory)} is taken: claim an empty territory.`,
    "deal.all": (params) => `All ${params.count} territories are dealt, each of them once.`,
    "defend.dice": ({ most }) =>
      most < 2 ? "You can defend with one die only." : `You can defend with one to ${most} dice.`,
    "dice.count": (params) =>
      `There are ${count(params.due, "die", "dice")} to roll here, not ${params.count}.`,
    "dice.face": ({ face }) => `A die shows 1 to 6, not ${face}.`,
    "fortify.alone": ({ territory }) =>
      `One ${army.one} stays behind: ${place(territory)} has no second one that could move.`,
    "fortify.armies": ({ most }) => `One to ${most} of these ${army.many} can move; one stays.`,
    "fortify.not_connected": ({ from, to }) =>
      `No way through your own territories leads from ${place(from)} to ${place(to)}.`,
    "fortify.same": () => "Choose another territory for them to go to.",
    "occupy.armies": ({ least, most }) =>
      `${least} to ${most} ${army.many} move in: as many as dice at least, and one stays.`,
    "place.short": (params) =>
      `${armiesOf(words, params.count)} cannot be placed: there ${params.due === 1 ? "is" : "are"} ${params.due}.`,
    "storm.until": ({ most }) => `Name a number from 1 to ${most} at which the attack stops.`,
    "territory.not_adjacent": ({ from, to }) => `${place(from)} and ${place(to)} are not neighbours.`,
    "territory.not_own": ({ territory }) => `${place(territory)} is not yours.`,
    "units.none": () => `Choose at least one ${army.one}.`,
  };
}
