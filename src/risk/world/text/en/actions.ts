import { faces, list } from "../../../../text/en/words";
import type { ActionTexts } from "../../../../text/game";
import type { Colours } from "../../../../text/types";
import type { WorldChance, WorldDeed } from "../../rules/actions";
import type { MoveAction } from "../../rules/move";
import { armiesOf, ownerOf, type WorldWords } from "../words";

/** What was done, one line each, fit for everybody's eyes: cards are not named here. What is dealt each game says itself. */
export function worldActions(words: WorldWords): Omit<ActionTexts<WorldChance | WorldDeed>, "deal"> {
  const { army, land } = words;
  const owner = (seat: number, colours: Colours): string => ownerOf(words, seat, colours);
  return {
    first: (action, colours) =>
      `${list(action.seats.map((seat, i) => `${owner(seat, colours)} rolls ${action.faces[i]}`))}.`,
    dice: ({ attacker, defender }) =>
      `The attacker rolls ${faces(attacker)}, the defender ${faces(defender)}.`,
    card: ({ to }, colours) => `${owner(to, colours)} draws a card.`,
    claim: ({ seat, territory }, colours) => `${owner(seat, colours)} claims ${land(territory)}.`,
    place: ({ seat, armies, territory }, colours) =>
      `${owner(seat, colours)} places ${armiesOf(words, armies)} in ${land(territory)}.`,
    attack: (action, colours) =>
      `${owner(action.seat, colours)} attacks ${land(action.to)} from ${land(action.from)} with ${dice(action.dice)}.`,
    storm: ({ seat, to, from, until }, colours) =>
      `${owner(seat, colours)} attacks ${land(to)} from ${land(from)} ` +
      (until < 2 ? "to the last." : `until ${armiesOf(words, until)} are left.`),
    defend: (action, colours) => `${owner(action.seat, colours)} defends with ${dice(action.dice)}.`,
    occupy: ({ seat, armies }, colours) =>
      `${owner(seat, colours)} moves in with ${armiesOf(words, armies)}.`,
    end: ({ seat }, colours) => `${owner(seat, colours)} goes on.`,
    resign: ({ seat }, colours) =>
      `${owner(seat, colours)} resigns. The ${army.many} stay, and attack nobody.`,
    set: ({ seat }, colours) => `${owner(seat, colours)} changes a standing order.`,
  };
}

function dice(n: number): string {
  return n === 1 ? "1 die" : `${n} dice`;
}

/** Armies that move at the end of a turn, or as it starts. */
export function movedText(words: WorldWords, action: MoveAction, colours: Colours): string {
  const { land } = words;
  return `${ownerOf(words, action.seat, colours)} moves ${armiesOf(words, action.armies)} from ${land(action.from)} to ${land(action.to)}.`;
}
