import { decidedText } from "../../../../text/en/decided";
import { PANEL } from "../../../../text/en/panel";
import { count, list } from "../../../../text/en/words";
import { entry } from "../../../../text/entry";
import type { EventTexts } from "../../../../text/game";
import { colourName, endingName } from "../../../../text/names";
import type { Colours, Words } from "../../../../text/types";
import type { Eliminated, WorldEvent } from "../../rules/events";
import { armiesOf, lossesOf, ownerOf, type WorldWords } from "../words";

/** What happened, one line each; `criteria` by which a winner is decided, where the id alone does not name them. */
export function worldEvents(
  words: WorldWords,
  criteria: Words<string>,
): EventTexts<Exclude<WorldEvent, Eliminated>> {
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
    decided: (event, colours) =>
      decidedText(
        event,
        event.seats.map((seat) => owner(seat, colours)),
        (id) => entry(criteria, id) ?? id,
      ),
    over: ({ seat, ending }, colours) =>
      PANEL.over(seat < 0 ? [] : [colourName(colours[seat], names)], endingName(ending, names)),
  };
}
