import { initialSettings } from "../../../core/settings";
import { SETTINGS } from "./settings";
import { clear, total } from "../../../core/counts";
import { CHANCE, type Seat } from "../../../core/types";
import type { Action } from "./actions";
import { NO_MISSION, SECRET_MISSION } from "./cards";
import { copyState } from "./state/copy";
import type { Event } from "./events";
import { handSize } from "./state/hand";
import type { SeatState, State } from "./state";
import { missionsLeft } from "./mission";

/** A card that this view does not know. */
const SECRET_CARD = -1;

/**
 * What a seat may know, as a state in which the rest is counted and not named (rules 1.6, 14.1): other hands, active
 * missions and their progress, picks before the reveal, both decks, the others' settings, the generator. Two states
 * that differ in nothing else give the same view. A spectator is seat -1.
 */
export function viewOf(s: State, seat: Seat): State {
  const view = copyState(s);
  view.rng = [0, 0, 0, 0];
  view.deckUnknown = total(s.deck) + s.deckUnknown;
  clear(view.deck);
  view.missionsUnknown = missionsLeft(s);
  clear(view.missions);
  view.missionsBelow = [];
  const n = view.seats.length;
  for (let i = 0; i < n; i++) if (i !== seat) hideSeat(view.seats[i], s.step === "policies");
  return view;
}

function hideSeat(player: SeatState, picking: boolean): void {
  player.unknown = handSize(player);
  clear(player.hand);
  if (player.mission !== NO_MISSION) player.mission = SECRET_MISSION;
  player.progress = 0;
  if (picking) clear(player.policies);
  player.settings = initialSettings(SETTINGS);
}

/** An event as a seat sees it, or undefined where it sees nothing. */
export function seenEvent(event: Event, seat: Seat): Event | undefined {
  if (event.type === "drew_card" && event.seat !== seat)
    return { type: "drew_card", seat: event.seat, card: SECRET_CARD };
  if (event.type === "drew_mission" && event.seat !== seat)
    return { type: "drew_mission", seat: event.seat, mission: SECRET_MISSION };
  return event.type === "progress" && event.seat !== seat ? undefined : event;
}

/** An action as a seat sees it, or undefined where it sees nothing: draws, picks and settings are secret. */
export function seenAction(action: Action, seat: Seat): Action | undefined {
  if (action.type === "card" && action.to !== seat)
    return { type: "card", seat: CHANCE, to: action.to, card: SECRET_CARD };
  if (action.type === "mission" && action.to !== seat)
    return { type: "mission", seat: CHANCE, to: action.to, mission: SECRET_MISSION };
  return (action.type === "policies" || action.type === "set") && action.seat !== seat ? undefined : action;
}

/** Whether an action turned a card over: one of the hand, or with the last pick of policies those of all. */
export function reveals(action: Action, events: readonly Event[]): boolean {
  if (action.type === "discard") return true;
  return events.some(({ type }) => type === "played" || (type === "revealed" && action.type === "policies"));
}
