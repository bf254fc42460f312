import { faces, list } from "../../../../text/en/words";
import type { Colours } from "../../../../text/types";
import type { AttackAction, DefendAction, StormAction } from "../../rules/attack";
import type { FirstAction } from "../../rules/first";
import type { OccupyAction } from "../../rules/occupy";
import type { PlaceAction } from "../../rules/place";
import type { ClaimAction } from "../../rules/placing";
import type { DiceAction } from "../../rules/roll";
import { armiesOf, ownerOf, type WorldWords } from "../words";

type Say<A> = (this: void, a: A, colours: Colours) => string;

/** Actions that games on the board of the world share. */
interface WorldActions {
  readonly first: Say<FirstAction>;
  readonly dice: Say<DiceAction>;
  readonly card: Say<{ readonly to: number }>;
  readonly claim: Say<ClaimAction>;
  readonly place: Say<PlaceAction>;
  readonly attack: Say<AttackAction>;
  readonly storm: Say<StormAction>;
  readonly defend: Say<DefendAction>;
  readonly occupy: Say<OccupyAction>;
  readonly end: Say<{ readonly seat: number }>;
  readonly resign: Say<{ readonly seat: number }>;
  readonly set: Say<{ readonly seat: number }>;
}

/** What was done, one line each, fit for everybody's eyes: cards are not named here. */
export function worldActions(words: WorldWords): WorldActions {
  const { army, land } = words;
  const owner = (seat: number, colours: Colours): string => ownerOf(words, seat, colours);
  return {
    first: (a, colours) =>
      `${list(a.seats.map((seat, i) => `${owner(seat, colours)} rolls ${a.faces[i]}`))}.`,
    dice: (a) => `The attacker rolls ${faces(a.attacker)}, the defender ${faces(a.defender)}.`,
    card: (a, colours) => `${owner(a.to, colours)} draws a card.`,
    claim: (a, colours) => `${owner(a.seat, colours)} claims ${land(a.territory)}.`,
    place: (a, colours) =>
      `${owner(a.seat, colours)} places ${armiesOf(words, a.armies)} in ${land(a.territory)}.`,
    attack: (a, colours) =>
      `${owner(a.seat, colours)} attacks ${land(a.to)} from ${land(a.from)} with ${dice(a.dice)}.`,
    storm: (a, colours) =>
      `${owner(a.seat, colours)} attacks ${land(a.to)} from ${land(a.from)} ` +
      (a.until < 2 ? "to the last." : `until ${armiesOf(words, a.until)} are left.`),
    defend: (a, colours) => `${owner(a.seat, colours)} defends with ${dice(a.dice)}.`,
    occupy: (a, colours) => `${owner(a.seat, colours)} moves in with ${armiesOf(words, a.armies)}.`,
    end: (a, colours) => `${owner(a.seat, colours)} goes on.`,
    resign: (a, colours) => `${owner(a.seat, colours)} resigns. The ${army.many} stay, and attack nobody.`,
    set: (a, colours) => `${owner(a.seat, colours)} changes a standing order.`,
  };
}

function dice(n: number): string {
  return n === 1 ? "1 die" : `${n} dice`;
}

/** Armies that move at the end of a turn, or as it starts. */
export function movedText(
  words: WorldWords,
  a: { readonly seat: number; readonly from: number; readonly to: number; readonly armies: number },
  colours: Colours,
): string {
  const { land } = words;
  return `${ownerOf(words, a.seat, colours)} moves ${armiesOf(words, a.armies)} from ${land(a.from)} to ${land(a.to)}.`;
}
