import type { Sentences } from "../../../../text/codes";
import { count } from "../../../../text/en/words";
import { nameOf } from "../../../../text/entry";
import type { ClassicRefusals } from "../codes";
import { cardTitle, placeName, pieceName } from "../names";
import { NAMES } from "./names";
import { POSITIONS } from "./positions";
import { armies } from "./words";

/** Why something may not be done, said to the one who tried. */
export const REFUSALS: Sentences<ClassicRefusals> = {
  "armies.none": () => "Choose at least one army.",
  "attack.alone": (p) =>
    `One army stays behind: ${placeName(p.territory)} has no second one that could attack.`,
  "attack.dice": (p) =>
    `You can roll ${p.most < 2 ? "one die" : `one to ${p.most} dice`} there: one army more than dice must stand in the territory.`,
  "attack.no_target": (p) => `All neighbours of ${placeName(p.territory)} are yours.`,
  "attack.own": (p) => `${placeName(p.territory)} is your own.`,
  "card.not_held": (p) => `The card ${cardTitle(p.card, NAMES)} is not in that hand.`,
  "card.not_in_pile": (p) => `The card ${cardTitle(p.card, NAMES)} is not in the pile.`,
  "card.unknown": () => "There is no such card.",
  "claim.taken": (p) => `${placeName(p.territory)} is taken: claim an empty territory.`,
  "deal.all": (p) => `All ${p.count} territories are dealt, each of them once.`,
  "defend.dice": (p) =>
    p.most < 2 ? "You can defend with one die only." : `You can defend with one to ${p.most} dice.`,
  "dice.count": (p) => `There are ${count(p.due, "die", "dice")} to roll here, not ${p.count}.`,
  "dice.face": (p) => `A die shows 1 to 6, not ${p.face}.`,
  "fortify.alone": (p) =>
    `One army stays behind: ${placeName(p.territory)} has no second one that could move.`,
  "fortify.armies": (p) => `One to ${p.most} of these armies can move; one stays.`,
  "fortify.not_connected": (p) =>
    `No way through your own territories leads from ${placeName(p.from)} to ${placeName(p.to)}.`,
  "fortify.same": () => "Choose another territory for them to go to.",
  "force.short": (p) =>
    `${p.count} of the kind ${pieceName(p.unit, p.count, NAMES)} cannot leave ${placeName(p.territory)}: ${p.free} can.`,
  "lose.count": (p) => `Exactly ${armies(p.due)} must be lost here, not ${p.count}.`,
  "lose.short": (p) =>
    `${p.count} of the kind ${pieceName(p.unit, p.count, NAMES)} cannot be lost: there ${p.there === 1 ? "is" : "are"} ${p.there}.`,
  "mission.not_in_deck": (p) =>
    `The mission ${nameOf(NAMES.missions, p.mission)} is dealt already, or not in this game.`,
  "mission.unknown": () => "There is no such mission.",
  "neutral.territory": (p) =>
    `${placeName(p.territory)} is not the neutral army's: choose one of its territories.`,
  "occupy.armies": (p) => `${p.least} to ${p.most} armies move in: as many as dice at least, and one stays.`,
  "place.short": (p) => `${armies(p.count)} cannot be placed: there ${p.due === 1 ? "is" : "are"} ${p.due}.`,
  "storm.until": (p) => `Name a number from 1 to ${p.most} at which the attack stops.`,
  "territory.not_adjacent": (p) => `${placeName(p.from)} and ${placeName(p.to)} are not neighbours.`,
  "territory.not_own": (p) => `${placeName(p.territory)} is not yours.`,
  "trade.count": () => "A set is three cards.",
  "trade.must": (p) => `You hold more than ${p.most} cards: trade a set before you go on.`,
  "trade.no_set": () => "That is no set: three alike, one of each kind, or any two with a wild card are one.",
  "trade.not_shown": (p) =>
    `None of these cards shows ${placeName(p.territory)}: the two armies go to a territory of the set.`,
  "trade.rewarded": () => "The two armies for a card's territory come once in a turn.",
  "units.none": () => "Choose at least one army.",
  ...POSITIONS,
};
