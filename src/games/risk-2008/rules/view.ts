import { initialSettings } from "../../../core/settings";
import type { Seat } from "../../../core/types";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { Action } from "./actions";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import type { State } from "./state";

/** A card that a view does not know. */
const SECRET = -2;

/**
 * What a seat may know, as a state in which the rest is counted and not named (rule 1.8): the others' cards and wishes, the
 * generator. Two states that differ in nothing else give the same view. A spectator is seat -1.
 */
export function viewOf(s: State, seat: Seat): State {
  const view = copyState(s);
  view.rng = [0, 0, 0, 0];
  view.seats.forEach((p, i) => {
    if (i === seat) return;
    p.hand = p.hand.map(() => SECRET);
    p.settings = initialSettings(SETTINGS);
  });
  return view;
}

/** An event as a seat sees it: none of them tells a secret. */
export function seenEvent(e: Event): Event {
  return e;
}

/** An action as a seat sees it, or undefined where it sees nothing. */
export function seenAction(a: Action, seat: Seat): Action | undefined {
  if (a.type === "card") return a.to === seat ? a : { ...a, card: SECRET };
  return a.type === "set" && a.seat !== seat ? undefined : a;
}

/** Whether an action has turned something over: cards that were another's. */
export function reveals(_a: Action, events: readonly Event[]): boolean {
  return events.some((e) => e.type === "eliminated" && e.cards > 0);
}
