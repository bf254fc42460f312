import { initialSettings } from "../../../core/settings";
import { SETTINGS } from "./settings";
import { clear } from "../../../core/counts";
import { CHANCE, type Seat } from "../../../core/types";
import type { Action } from "./actions";
import type { Event } from "./events";
import { missionsLeft } from "./mission";
import { copyState } from "./state/copy";
import { UNBID, type SeatState, type State } from "./state";

/** A card or a mission that a view does not know. */
const SECRET = -2;

/**
 * What a seat may know, as a state in which the rest is counted and not named (rule 1.8): picks that are not turned up, bids
 * before all are in, face-down missions, the mission deck, the others' wishes, the generator. Two states that differ
 * in nothing else give the same view. A spectator is seat -1.
 */
export function viewOf(s: State, seat: Seat): State {
  const view = copyState(s);
  view.rng = [0, 0, 0, 0];
  view.missionsUnknown = missionsLeft(s);
  clear(view.missions);
  view.below = [];
  view.gone = hidden(view.gone);
  if (seat !== s.turn) view.drawn = hidden(view.drawn);
  view.seats.forEach((player, i) => {
    if (i !== seat) hideSeat(player, s.step === "bid");
  });
  return view;
}

function hidden(list: readonly number[]): number[] {
  return list.map(() => SECRET);
}

function hideSeat(player: SeatState, bidding: boolean): void {
  player.picks = player.picks.map((card, i) => (i < player.revealed ? card : SECRET));
  if (bidding) player.bid = UNBID;
  player.missions = hidden(player.missions);
  player.spoils = 0;
  player.showing = [];
  player.settings = initialSettings(SETTINGS);
}

/** An event as a seat sees it. */
export function seenEvent(event: Event, seat: Seat): Event | undefined {
  if (event.type === "drew_missions" && event.seat !== seat)
    return { type: "drew_missions", seat: event.seat, missions: hidden(event.missions) };
  if (event.type === "kept" && event.seat !== seat)
    return { type: "kept", seat: event.seat, mission: SECRET };
  return event;
}

/** What seats say in secret. */
const SECRET_ACTIONS: readonly Action["type"][] = ["bid", "pick", "keep", "reveal", "set"];

/** An action as a seat sees it, or undefined where it sees nothing. */
export function seenAction(action: Action, seat: Seat): Action | undefined {
  if (action.type === "missions" && action.to !== seat)
    return { type: "missions", seat: CHANCE, to: action.to, missions: hidden(action.missions) };
  return SECRET_ACTIONS.includes(action.type) && action.seat !== seat ? undefined : action;
}

/** What shows something to everybody that was secret. */
const SHOWN: readonly Event["type"][] = ["revealed", "bids", "completed"];

/** Whether an action has turned something over: the next card, all bids, completed missions. */
export function reveals(_a: Action, events: readonly Event[]): boolean {
  return events.some((event) => SHOWN.includes(event.type));
}
