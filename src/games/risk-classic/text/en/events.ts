import { count, list } from "../../../../text/en/words";
import { PANEL } from "../../../../text/en/panel";
import { endingName } from "../../../../text/names";
import type { ClassicTexts } from "../language";
import { landName } from "../names";
import { NAMES } from "./names";
import { armies, owner, player } from "./words";

/** What happened, one line each. */
export const EVENTS: ClassicTexts["events"] = {
  tied: (e, colours) => `${list(e.seats.map((seat) => owner(seat, colours)))} are level and roll again.`,
  leads: (e, colours) => `${owner(e.seat, colours)} is first.`,
  headquarters: (e, colours) =>
    `The headquarters: ${list(e.territories.flatMap((t, seat) => (t < 0 ? [] : [`${owner(seat, colours)} in ${landName(t)}`])))}.`,
  round: (e) => `Round ${e.round} begins.`,
  turn: (e, colours) => `${owner(e.seat, colours)} has ${armies(e.armies)} to place.`,
  traded: (e, colours) => `The set brings ${owner(e.seat, colours)} ${armies(e.armies)}.`,
  fought: (e) =>
    `${landName(e.from)} against ${landName(e.territory)}: the attacker loses ${e.attackerLost}, the defender ${e.defenderLost}.`,
  captured: (e, colours) =>
    `${owner(e.seat, colours)} takes ${landName(e.territory)} from ${owner(e.owner, colours)} and moves in with ${armies(e.armies)}.`,
  eliminated: (e, colours) =>
    `${owner(e.seat, colours)} is out of the game` +
    (e.cards > 0 ? `, and ${owner(e.by, colours)} takes ${count(e.cards, "card", "cards")}.` : "."),
  mission_changed: () => "Your mission is now to hold 24 territories.",
  reshuffled: (e) =>
    `The ${count(e.cards, "discarded card is", "discarded cards are")} shuffled and drawn again.`,
  turn_over: (e, colours) => `The turn of ${owner(e.seat, colours)} is over.`,
  over: (e, colours) => PANEL.over(e.seat < 0 ? [] : [player(colours[e.seat])], endingName(e.ending, NAMES)),
};
