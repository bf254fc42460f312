import { RANKS } from "../../../../risk/combat/ranks";
import { total } from "../../../../core/counts";
import { count, list, faces } from "../../../../text/en/words";
import { armyId } from "../../rules/army";
import { footmen } from "../../rules/units";
import type { EuropeTexts } from "../language";
import { cityName, landName, rankName } from "../names";
import { NAMES } from "./names";
import { Army, army, orderCard, player, units } from "./words";

/** What was done, one line each, fit for everybody's eyes: bids, picks and missions are not named here. */
export const ACTIONS: EuropeTexts["actions"] = {
  tile: (a, colours) => `${Army(a.to, colours)} gets ${cityName(a.territory)}.`,
  tie: (a, colours) => `${list(a.seats.map((seat, i) => `${army(seat, colours)} rolls ${a.faces[i]}`))}.`,
  card: (a, colours) => `${Army(a.to, colours)} has ${orderCard(a.card)}.`,
  missions: (a, colours) =>
    `${Army(a.to, colours)} draws ${count(a.missions.length, "Kingdom Mission", "Kingdom Missions")}.`,
  volley: (a) => `The Siege Assault rolls ${faces(a.faces)}.`,
  recast: (a) => `The castle's dice are rolled again: ${faces(a.faces)}.`,
  dice: (a) =>
    `Dice of the rank ${rankName(RANKS[a.rank], NAMES)}: attacker ${faces(a.attacker)}, defender ${faces(a.defender)}.`,
  bid: (a, colours) => `${Army(a.seat, colours)} has bid.`,
  settle: (a, colours) =>
    `${Army(a.seat, colours)} takes ${cityName(a.territory)} with ${units(footmen(a.footmen[0]))}, ` +
    `and ${landName(a.to)} with ${units(footmen(a.footmen[1]))}.`,
  pick: (a, colours) => `${Army(a.seat, colours)} has picked ${count(a.cards.length, "card", "cards")}.`,
  auction: (a, colours) =>
    `${Army(a.seat, colours)} has ${player(armyId({ colours }, a.army))} bid for first.`,
  keep: (a, colours) => `${Army(a.seat, colours)} keeps a Kingdom Mission.`,
  expand: (a, colours) =>
    `${Army(a.seat, colours)} expands from ${landName(a.from)} into ${landName(a.to)} with ${units(a.units)}.`,
  split: (a, colours) =>
    `${Army(a.seat, colours)} splits ${landName(a.from)}: ${units(a.units)} to ${landName(a.to)}.`,
  also: (a, colours) => `${Army(a.seat, colours)} sends ${units(a.units)} to ${landName(a.to)} as well.`,
  alone: (a, colours) => `${Army(a.seat, colours)} sends no second force.`,
  idle: (a, colours) => `${Army(a.seat, colours)} expands with nobody.`,
  maneuver: (a, colours) =>
    `${Army(a.seat, colours)} moves ${units(a.units)} from ${landName(a.from)} to ${landName(a.to)}.`,
  tax: (a, colours) => `${Army(a.seat, colours)} taxes ${cityName(a.territory)}.`,
  buy: (a, colours) => `${Army(a.seat, colours)} recruits ${units(a.units)} in ${landName(a.territory)}.`,
  build: (a, colours) => `${Army(a.seat, colours)} builds a castle in ${landName(a.territory)}.`,
  crown: (a, colours) => `${Army(a.seat, colours)} buys a Crown Card.`,
  fortify: (a, colours) => `${Army(a.seat, colours)} fortifies ${landName(a.territory)}.`,
  assault: (a, colours) => `${Army(a.seat, colours)} fires from ${landName(a.from)} at ${landName(a.to)}.`,
  end: (a, colours) => `${Army(a.seat, colours)} ends the turn.`,
  battle: (a, colours) => `${Army(a.seat, colours)} has the battle in ${landName(a.territory)} fought next.`,
  reroll: (a, colours) => `${Army(a.seat, colours)} rolls the castle's dice again.`,
  stand: (a, colours) => `${Army(a.seat, colours)} lets the dice stand.`,
  lose: (a, colours) => `${Army(a.seat, colours)} gives up ${units(a.units)}.`,
  reveal: (a, colours) =>
    `${Army(a.seat, colours)} turns over ${count(total(a.missions), "mission", "missions")}.`,
  resign: (a, colours) => `${Army(a.seat, colours)} resigns.`,
  set: (a, colours) => `${Army(a.seat, colours)} changes a standing order.`,
};
