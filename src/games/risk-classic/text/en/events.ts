import type { EventTexts } from "../../../../text/game";
import { worldEvents } from "../../../../risk/world/text/en/events";
import { count, list } from "../../../../text/en/words";
import { landName } from "../names";
import { armies, owner, WORDS } from "./words";
import type { Event } from "../../rules/events";
import { INSTEAD } from "../../rules/missions";

/** What happened, one line each. */
export const EVENTS: EventTexts<Event> = {
  ...worldEvents(WORDS, {}),
  headquarters: ({ territories }, colours) =>
    `The headquarters: ${list(territories.flatMap((t, seat) => (t < 0 ? [] : [`${owner(seat, colours)} in ${landName(t)}`])))}.`,
  traded: (event, colours) => `The set brings ${owner(event.seat, colours)} ${armies(event.armies)}.`,
  eliminated: ({ seat, cards, by }, colours) =>
    `${owner(seat, colours)} is out of the game` +
    (cards > 0 ? `, and ${owner(by, colours)} takes ${count(cards, "card", "cards")}.` : "."),
  mission_changed: () => `Your mission is now to hold ${INSTEAD.count} territories.`,
};
