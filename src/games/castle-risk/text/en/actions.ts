import { coins } from "../../../../risk/europe/text/en/words";
import { cityName, landName } from "../../../../risk/europe/names";
import type { ActionTexts } from "../../../../text/game";
import { total } from "../../../../core/counts";
import { count, list, faces } from "../../../../text/en/words";
import { phaseName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import type { Action, ActionOf } from "../../rules/actions";
import { CARDS } from "../../rules/cards";
import { REINFORCEMENT } from "../../rules/numbers";
import { RANKS } from "../../../../risk/combat/ranks";
import { rankName } from "../names";
import { NAMES } from "./names";
import { Owner, aCard, card, owner, units, unitsOf } from "./words";

function contest(action: ActionOf<"order" | "first">, colours: Colours): string {
  return `${list(action.seats.map((seat, i) => `${owner(seat, colours)} rolls ${action.faces[i]}`))}.`;
}

/** Cards by kind: "General and Spy (2)". */
function cards(counts: readonly number[]): string {
  const copies = (k: number): string => (counts[k] > 1 ? ` (${counts[k]})` : "");
  return list(CARDS.flatMap((id, k) => (counts[k] > 0 ? [card(id) + copies(k)] : [])));
}

/** What was done, one line each, fit for everybody's eyes: picks and draws are not named here. */
export const ACTIONS: ActionTexts<Action> = {
  order: contest,
  first: contest,
  deal: ({ to, territory }, colours) => `${Owner(to, colours)} is dealt ${landName(territory)}.`,
  mission: ({ to }, colours) => `${Owner(to, colours)} draws a papal mission.`,
  card: ({ to }, colours) => `${Owner(to, colours)} draws a Castle Risk card.`,
  dice: ({ rank, attacker, defender }) =>
    `Dice of the ${rankName(RANKS[rank], NAMES)} phase: attacker ${faces(attacker)}, defender ${faces(defender)}.`,
  bombardment: (action) => `The bombardment rolls ${faces(action.faces)}.`,
  recruitment: ({ face }) => `The envoys roll ${face}.`,
  capital: ({ seat, territory }, colours) => `${Owner(seat, colours)} chooses ${cityName(territory)}.`,
  policies: (action, colours) =>
    `${Owner(action.seat, colours)} has picked ${count(total(action.cards), "policy card", "policy cards")}.`,
  buy: (action, colours) => `${Owner(action.seat, colours)} buys ${units(action.units)}.`,
  castle: ({ seat }, colours) => `${Owner(seat, colours)} buys a castle.`,
  donate: (action, colours) => `${Owner(action.seat, colours)} donates ${coins(action.coins)} to the church.`,
  attack: (action, colours) =>
    `${Owner(action.seat, colours)} marches from ${landName(action.from)} into ${landName(action.to)} with ${units(action.units)}.`,
  fortify: (action, colours) =>
    `${Owner(action.seat, colours)} moves ${units(action.units)} from ${landName(action.from)} to ${landName(action.to)}.`,
  build: ({ seat, territory }, colours) =>
    `${Owner(seat, colours)} chooses ${landName(territory)} for the castle.`,
  bombard: ({ seat, to, from }, colours) =>
    `${Owner(seat, colours)} bombards ${landName(to)} from ${landName(from)}.`,
  recruit: ({ seat, territory, bribe }, colours) =>
    `${Owner(seat, colours)} sends envoys to ${cityName(territory)}${bribe ? ", with a bribe" : ""}.`,
  place: (action, colours) =>
    `${Owner(action.seat, colours)} places ${units(action.units)} in ${landName(action.territory)}.`,
  reinforce: ({ seat, territory, unit }, colours) =>
    `Reinforcements for ${owner(seat, colours)} in ${landName(territory)}: ` +
    `${unitsOf(REINFORCEMENT[unit], unit)}.`,
  end: ({ seat, phase }, colours) => `${Owner(seat, colours)} ends the ${phaseName(phase, NAMES)} phase.`,
  play: (action, colours) => `${Owner(action.seat, colours)} plays ${aCard(action.card)}.`,
  pass: ({ seat }, colours) => `${Owner(seat, colours)} passes.`,
  resign: ({ seat }, colours) => `${Owner(seat, colours)} resigns.`,
  lose: (action, colours) => `${Owner(action.seat, colours)} gives up ${units(action.units)}.`,
  boost: ({ seat, plus }, colours) => `${Owner(seat, colours)} adds to the main dice: ${faces(plus)}.`,
  discard: (action, colours) => `${Owner(action.seat, colours)} discards ${cards(action.cards)}.`,
  set: (action, colours: Colours) => `${Owner(action.seat, colours)} changes a standing order.`,
};
