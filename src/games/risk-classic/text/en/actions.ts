import { list, faces } from "../../../../text/en/words";
import type { ClassicTexts } from "../language";
import { cardName, landName } from "../names";
import { NAMES } from "./names";
import { armies, owner } from "./words";

/** What was done, one line each, fit for everybody's eyes: cards, missions and headquarters are not named here. */
export const ACTIONS: ClassicTexts["actions"] = {
  first: (a, colours) => `${list(a.seats.map((seat, i) => `${owner(seat, colours)} rolls ${a.faces[i]}`))}.`,
  mission: (a, colours) => `${owner(a.to, colours)} has a mission.`,
  deal: () => "The territories are dealt, with one army on each.",
  lot: (a, colours) => `${owner(a.to, colours)} has its headquarters in ${landName(a.territory)}.`,
  dice: (a) => `The attacker rolls ${faces(a.attacker)}, the defender ${faces(a.defender)}.`,
  card: (a, colours) => `${owner(a.to, colours)} draws a card.`,
  claim: (a, colours) => `${owner(a.seat, colours)} claims ${landName(a.territory)}.`,
  neutral: (a, colours) => `${owner(a.seat, colours)} places a neutral army in ${landName(a.territory)}.`,
  headquarters: (a, colours) => `${owner(a.seat, colours)} has chosen its headquarters.`,
  place: (a, colours) => `${owner(a.seat, colours)} places ${armies(a.armies)} in ${landName(a.territory)}.`,
  trade: (a, colours) => `${owner(a.seat, colours)} trades ${cards(a.cards)}.`,
  trade_on: (a, colours) =>
    `${owner(a.seat, colours)} trades ${cards(a.cards)}: 2 armies more in ${landName(a.territory)}.`,
  attack: (a, colours) =>
    `${owner(a.seat, colours)} attacks ${landName(a.to)} from ${landName(a.from)} with ${dice(a.dice)}.`,
  storm: (a, colours) =>
    `${owner(a.seat, colours)} attacks ${landName(a.to)} from ${landName(a.from)} ` +
    (a.until < 2 ? "to the last." : `until ${armies(a.until)} are left.`),
  defend: (a, colours) => `${owner(a.seat, colours)} defends with ${dice(a.dice)}.`,
  occupy: (a, colours) => `${owner(a.seat, colours)} moves in with ${armies(a.armies)}.`,
  fortify: (a, colours) =>
    `${owner(a.seat, colours)} moves ${armies(a.armies)} from ${landName(a.from)} to ${landName(a.to)}.`,
  end: (a, colours) => `${owner(a.seat, colours)} goes on.`,
  resign: (a, colours) => `${owner(a.seat, colours)} resigns. The armies stay, and attack nobody.`,
  set: (a, colours) => `${owner(a.seat, colours)} changes a standing order.`,
};

function dice(n: number): string {
  return n === 1 ? "1 die" : `${n} dice`;
}

function cards(set: readonly number[]): string {
  return list(set.map((card) => cardName(card, NAMES)));
}
