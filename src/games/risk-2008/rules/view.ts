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
  view.seats.forEach((player, i) => {
    if (i === seat) return;
    player.hand = player.hand.map(() => SECRET);
    player.settings = initialSettings(SETTINGS);
  });
  return view;
}

/** An event as a seat sees it: none of them tells a secret. */
export function seenEvent(event: Event): Event {
  return event;
}

/** An action as a seat sees it, or undefined where it sees nothing. */
export function seenAction(action: Action, seat: Seat): Action | undefined {
  if (action.type === "card") return action.to === seat ? action : { ...action, card: SECRET };
  return action.type === "set" && action.seat !== seat ? undefined : action;
}

/** Whether an action has turned something over: cards that were another's. */
export function reveals(_a: Action, events: readonly Event[]): boolean {
  return events.some((event) => event.type === "eliminated" && event.cards > 0);
}
