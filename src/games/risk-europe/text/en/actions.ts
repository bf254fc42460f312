import { cityName, landName } from "../../../../risk/europe/names";
import type { ActionTexts } from "../../../../text/game";
import { RANKS } from "../../../../risk/combat/ranks";
import { total } from "../../../../core/counts";
import { count, list, faces } from "../../../../text/en/words";
import { armyId } from "../../rules/army";
import { footmen } from "../../rules/units";
import { rankName } from "../names";
import { NAMES } from "./names";
import { Army, army, orderCard, player, units } from "./words";
import type { Action } from "../../rules/actions";

/** What was done, one line each, fit for everybody's eyes: bids, picks and missions are not named here. */
export const ACTIONS: ActionTexts<Action> = {
  tile: ({ to, territory }, colours) => `${Army(to, colours)} gets ${cityName(territory)}.`,
  tie: (action, colours) =>
    `${list(action.seats.map((seat, i) => `${army(seat, colours)} rolls ${action.faces[i]}`))}.`,
  card: ({ to, card }, colours) => `${Army(to, colours)} has ${orderCard(card)}.`,
  missions: ({ to, missions }, colours) =>
    `${Army(to, colours)} draws ${count(missions.length, "Kingdom Mission", "Kingdom Missions")}.`,
  volley: (action) => `The Siege Assault rolls ${faces(action.faces)}.`,
  recast: (action) => `The castle's dice are rolled again: ${faces(action.faces)}.`,
  dice: ({ rank, attacker, defender }) =>
    `Dice of the rank ${rankName(RANKS[rank], NAMES)}: attacker ${faces(attacker)}, defender ${faces(defender)}.`,
  bid: ({ seat }, colours) => `${Army(seat, colours)} has bid.`,
  settle: (action, colours) =>
    `${Army(action.seat, colours)} takes ${cityName(action.territory)} with ${units(footmen(action.footmen[0]))}, ` +
    `and ${landName(action.to)} with ${units(footmen(action.footmen[1]))}.`,
  pick: ({ seat, cards }, colours) =>
    `${Army(seat, colours)} has picked ${count(cards.length, "card", "cards")}.`,
  auction: (action, colours) =>
    `${Army(action.seat, colours)} has ${player(armyId({ colours }, action.army))} bid for first.`,
  keep: ({ seat }, colours) => `${Army(seat, colours)} keeps a Kingdom Mission.`,
  expand: (action, colours) =>
    `${Army(action.seat, colours)} expands from ${landName(action.from)} into ${landName(action.to)} with ${units(action.units)}.`,
  split: (action, colours) =>
    `${Army(action.seat, colours)} splits ${landName(action.from)}: ${units(action.units)} to ${landName(action.to)}.`,
  also: (action, colours) =>
    `${Army(action.seat, colours)} sends ${units(action.units)} to ${landName(action.to)} as well.`,
  alone: ({ seat }, colours) => `${Army(seat, colours)} sends no second force.`,
  idle: ({ seat }, colours) => `${Army(seat, colours)} expands with nobody.`,
  maneuver: (action, colours) =>
    `${Army(action.seat, colours)} moves ${units(action.units)} from ${landName(action.from)} to ${landName(action.to)}.`,
  tax: ({ seat, territory }, colours) => `${Army(seat, colours)} taxes ${cityName(territory)}.`,
  buy: (action, colours) =>
    `${Army(action.seat, colours)} recruits ${units(action.units)} in ${landName(action.territory)}.`,
  build: ({ seat, territory }, colours) =>
    `${Army(seat, colours)} builds a castle in ${landName(territory)}.`,
  crown: ({ seat }, colours) => `${Army(seat, colours)} buys a Crown Card.`,
  fortify: ({ seat, territory }, colours) => `${Army(seat, colours)} fortifies ${landName(territory)}.`,
  assault: ({ seat, from, to }, colours) =>
    `${Army(seat, colours)} fires from ${landName(from)} at ${landName(to)}.`,
  end: ({ seat }, colours) => `${Army(seat, colours)} ends the turn.`,
  battle: ({ seat, territory }, colours) =>
    `${Army(seat, colours)} has the battle in ${landName(territory)} fought next.`,
  reroll: ({ seat }, colours) => `${Army(seat, colours)} rolls the castle's dice again.`,
  stand: ({ seat }, colours) => `${Army(seat, colours)} lets the dice stand.`,
  lose: (action, colours) => `${Army(action.seat, colours)} gives up ${units(action.units)}.`,
  reveal: ({ seat, missions }, colours) =>
    `${Army(seat, colours)} turns over ${count(total(missions), "mission", "missions")}.`,
  resign: ({ seat }, colours) => `${Army(seat, colours)} resigns.`,
  set: ({ seat }, colours) => `${Army(seat, colours)} changes a standing order.`,
};
