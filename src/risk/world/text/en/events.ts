import { PANEL } from "../../../../text/en/panel";
import { count, list } from "../../../../text/en/words";
import { colourName, endingName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import type { Captured } from "../../rules/occupy";
import type { Fought } from "../../rules/roll";
import { armiesOf, lossesOf, ownerOf, type WorldWords } from "../words";

type Say<E> = (this: void, event: E, colours: Colours) => string;

/** Events that games on the board of the world share. */
interface WorldEvents {
  readonly tied: Say<{ readonly seats: readonly number[] }>;
  readonly leads: Say<{ readonly seat: number }>;
  readonly round: Say<{ readonly round: number }>;
  readonly turn: Say<{ readonly seat: number; readonly armies: number }>;
  readonly fought: Say<Fought>;
  readonly captured: Say<Captured>;
  readonly reshuffled: Say<{ readonly cards: number }>;
  readonly turn_over: Say<{ readonly seat: number }>;
  readonly over: Say<{ readonly seat: number; readonly ending: string }>;
}

/** What happened, one line each. */
export function worldEvents(words: WorldWords): WorldEvents {
  const { names, land } = words;
  const owner = (seat: number, colours: Colours): string => ownerOf(words, seat, colours);
  return {
    tied: ({ seats }, colours) =>
      `${list(seats.map((seat) => owner(seat, colours)))} are level and roll again.`,
    leads: ({ seat }, colours) => `${owner(seat, colours)} is first.`,
    round: ({ round }) => `Round ${round} begins.`,
    turn: ({ seat, armies }, colours) => `${owner(seat, colours)} has ${armiesOf(words, armies)} to place.`,
    fought: ({ from, territory, attackerLost, defenderLost }) =>
      `${land(from)} against ${land(territory)}: ${lossesOf(attackerLost, defenderLost)}.`,
    captured: (event, colours) =>
      `${owner(event.seat, colours)} takes ${land(event.territory)} from ${owner(event.owner, colours)} and moves in with ${armiesOf(words, event.armies)}.`,
    reshuffled: ({ cards }) =>
      `The ${count(cards, "discarded card is", "discarded cards are")} shuffled and drawn again.`,
    turn_over: ({ seat }, colours) => `The turn of ${owner(seat, colours)} is over.`,
    over: ({ seat, ending }, colours) =>
      PANEL.over(seat < 0 ? [] : [colourName(colours[seat], names)], endingName(ending, names)),
  };
}
