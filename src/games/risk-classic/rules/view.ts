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
  view.seats.forEach((player, i) => {
    if (i !== seat) hideSeat(player, s);
  });
  return view;
}

function hideSeat(player: SeatState, s: State): void {
  player.hand = player.hand.map(() => SECRET);
  if (s.step !== "over") {
    if (player.mission >= 0) player.mission = SECRET;
    player.changed = false;
  }
  if (s.phase === "setup" && player.headquarters >= 0) player.headquarters = SECRET;
  player.settings = initialSettings(SETTINGS);
}

/** An event as a seat sees it. */
export function seenEvent(event: Event, seat: Seat): Event | undefined {
  return event.type === "mission_changed" && event.seat !== seat ? undefined : event;
}

/** An action as a seat sees it, or undefined where it sees nothing. */
export function seenAction(action: Action, seat: Seat): Action | undefined {
  switch (action.type) {
    case "card":
      return action.to === seat ? action : { ...action, card: SECRET };
    case "mission":
      return action.to === seat ? action : { ...action, mission: SECRET };
    case "lot":
      return action.to === seat ? action : { ...action, territory: SECRET };
    case "headquarters":
    case "set":
      return action.seat === seat ? action : undefined;
    default:
      return action;
  }
}

/** Whether an action has turned something over: headquarters, missions at the end, cards that were another's. */
export function reveals(_a: Action, events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      event.type === "headquarters" ||
      event.type === "over" ||
      (event.type === "eliminated" && event.cards > 0),
  );
}
