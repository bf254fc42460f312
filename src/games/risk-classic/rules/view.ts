import { initialSettings } from "../../../core/settings";
import type { Seat } from "../../../core/types";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { Action } from "./actions";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import type { SeatState, State } from "./state";

/** A card, a mission or a headquarters that a view does not know. */
const SECRET = -2;

/**
 * What a seat may know, as a state in which the rest is counted and not named (rules 1.8, 9.2, 10.3): the others' cards,
 * missions up to the end, headquarters before all are shown, wishes, the generator. Two states that differ in nothing
 * else give the same view. A spectator is seat -1.
 */
export function viewOf(s: State, seat: Seat): State {
  const view = copyState(s);
  view.rng = [0, 0, 0, 0];
  view.seats.forEach((p, i) => {
    if (i !== seat) hideSeat(p, s);
  });
  return view;
}

function hideSeat(p: SeatState, s: State): void {
  p.hand = p.hand.map(() => SECRET);
  if (s.step !== "over") {
    if (p.mission >= 0) p.mission = SECRET;
    p.changed = false;
  }
  if (s.phase === "setup" && p.headquarters >= 0) p.headquarters = SECRET;
  p.settings = initialSettings(SETTINGS);
}

/** An event as a seat sees it. */
export function seenEvent(e: Event, seat: Seat): Event | undefined {
  return e.type === "mission_changed" && e.seat !== seat ? undefined : e;
}

/** An action as a seat sees it, or undefined where it sees nothing. */
export function seenAction(a: Action, seat: Seat): Action | undefined {
  switch (a.type) {
    case "card":
      return a.to === seat ? a : { ...a, card: SECRET };
    case "mission":
      return a.to === seat ? a : { ...a, mission: SECRET };
    case "lot":
      return a.to === seat ? a : { ...a, territory: SECRET };
    case "headquarters":
    case "set":
      return a.seat === seat ? a : undefined;
    default:
      return a;
  }
}

/** Whether an action has turned something over: headquarters, missions at the end, cards that were another's. */
export function reveals(_a: Action, events: readonly Event[]): boolean {
  return events.some(
    (e) => e.type === "headquarters" || e.type === "over" || (e.type === "eliminated" && e.cards > 0),
  );
}
