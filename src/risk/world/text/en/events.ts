import { PANEL } from "../../../../text/en/panel";
import { count, list } from "../../../../text/en/words";
import { colourName, endingName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import type { Captured } from "../../rules/occupy";
import type { Fought } from "../../rules/roll";
import { armiesOf, ownerOf, type WorldWords } from "../words";

type Say<E> = (this: void, e: E, colours: Colours) => string;

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
    tied: (e, colours) => `${list(e.seats.map((seat) => owner(seat, colours)))} are level and roll again.`,
    leads: (e, colours) => `${owner(e.seat, colours)} is first.`,
    round: (e) => `Round ${e.round} begins.`,
    turn: (e, colours) => `${owner(e.seat, colours)} has ${armiesOf(words, e.armies)} to place.`,
    fought: (e) =>
      `${land(e.from)} against ${land(e.territory)}: the attacker loses ${e.attackerLost}, the defender ${e.defenderLost}.`,
    captured: (e, colours) =>
      `${owner(e.seat, colours)} takes ${land(e.territory)} from ${owner(e.owner, colours)} and moves in with ${armiesOf(words, e.armies)}.`,
    reshuffled: (e) =>
      `The ${count(e.cards, "discarded card is", "discarded cards are")} shuffled and drawn again.`,
    turn_over: (e, colours) => `The turn of ${owner(e.seat, colours)} is over.`,
    over: (e, colours) =>
      PANEL.over(e.seat < 0 ? [] : [colourName(colours[e.seat], names)], endingName(e.ending, names)),
  };
}
