import { worldEvents } from "../../../../risk/world/text/en/events";
import { decidedText } from "../../../../text/en/decided";
import { count, list } from "../../../../text/en/words";
import type { ClassicTexts } from "../language";
import { landName } from "../names";
import { armies, owner, WORDS } from "./words";

/** What happened, one line each. */
export const EVENTS: ClassicTexts["events"] = {
  ...worldEvents(WORDS),
  headquarters: (e, colours) =>
    `The headquarters: ${list(e.territories.flatMap((t, seat) => (t < 0 ? [] : [`${owner(seat, colours)} in ${landName(t)}`])))}.`,
  traded: (e, colours) => `The set brings ${owner(e.seat, colours)} ${armies(e.armies)}.`,
  eliminated: (e, colours) =>
    `${owner(e.seat, colours)} is out of the game` +
    (e.cards > 0 ? `, and ${owner(e.by, colours)} takes ${count(e.cards, "card", "cards")}.` : "."),
  decided: (e, colours) =>
    decidedText(
      e,
      e.seats.map((seat) => owner(seat, colours)),
      (id) => id,
    ),
  mission_changed: () => "Your mission is now to hold 24 territories.",
};
