import { chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Roll } from "../../../../core/types";
import { OWN_LAND, refuseLand } from "../../../../risk/world/rules/picks";
import { holdsLand, landsOf, livingSeats, nextSeat } from "../../../../risk/world/rules/seats";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";
import { beginGame } from "./begin";

/** All armies are placed: everybody picks a headquarters at the same time, or it is drawn by lot (rule 9.2). */
export function beginHeadquarters(s: State, events: Event[]): void {
  s.phase = "setup";
  if (s.options.headquarters === "random") return nextLot(s, events);
  s.step = "headquarters";
  s.asked = livingSeats(s);
}

/** The seat whose headquarters is drawn next; NOBODY where none is: who has no territory has no headquarters (rule 12.2). */
export function lotOf(s: State): number {
  return nextSeat(s, s.first - 1, (seat) => s.seats[seat].headquarters < 0 && holdsLand(s, seat));
}

/** Draws what nobody chooses; when all are known they are shown together, and the first turn begins (rules 9.2, 12.2). */
function nextLot(s: State, events: Event[]): void {
  if (lotOf(s) >= 0) return chance(s, "lot");
  events.push({ type: "headquarters", territories: s.seats.map((player) => player.headquarters) });
  beginGame(s, events);
}

/** One of the seat's territories. */
export function dealLot(s: State, roll: Roll): ActionOf<"lot"> {
  const to = lotOf(s);
  const lands = landsOf(s, to);
  return { type: "lot", seat: CHANCE, to, territory: lands[roll(lands.length)] };
}

/** A headquarters is an own territory (rule 9.2). */
export const LOT: Verb<"lot"> = {
  at: { lot: true },
  check: (s, action) => {
    const due = lotOf(s);
    return action.to === due
      ? refuseLand(s, due, action.territory)
      : refuse("chance.seat", { seat: s.colours[due] });
  },
  apply: (s, action, events) => {
    s.seats[action.to].headquarters = action.territory;
    nextLot(s, events);
  },
  offer: undefined,
};

/** A headquarters, picked in secret (rule 9.2). */
export const HEADQUARTERS: Verb<"headquarters"> = {
  at: { headquarters: true },
  check: (s, action) => refuseLand(s, action.seat, action.territory),
  apply: (s, action, events) => {
    s.seats[action.seat].headquarters = action.territory;
    s.asked = s.asked.filter((other) => other !== action.seat);
    if (s.asked.length === 0) nextLot(s, events);
  },
  offer: {
    isDefault: true,
    simultaneous: true,
    secret: true,
    picks: [OWN_LAND],
    complete: ({ seat, territory }) => ({ type: "headquarters", seat, territory }),
  },
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) nextLot(s, events);
  },
};
