import { refuse } from "../../../text/codes";
import { NOWHERE, type AnyAction, type Refusal } from "../../../core/types";
import { manualEdit } from "../../table/manual";
import { keepPass } from "../answer-time";
import { noteBattleEnd, peopleInFight } from "../battle-end";
import type { Gesture } from "../../game/gesture";
import { gesture, newIntent, refresh } from "../../intent/intent";
import { holdingOf, noteLosses } from "../../table/losses";
import { noteMoment } from "../../table/moment";
import { screenOf, type Room } from "../../table/room";
import { isOver, seatOfColour, submit } from "../../table/table";
import type { Outcome, Who } from "./types";

/**
 * Takes an action of a seat or of chance, and begins the asked seats' next ones. Refused while pieces lie
 * elsewhere than the game has them.
 */
export function act(room: Room, action: AnyAction, seen: number, out: Outcome): Refusal | undefined {
  if (manualEdit(room) !== undefined) return refuse("manual.pending");
  const people = peopleInFight(room.table);
  const before = holdingOf(room.table);
  const why = submit(room.table, action, seen, out.events);
  if (why !== undefined) return why;
  noteLosses(room, before, action);
  out.action = action;
  out.moved = true;
  noteMoment(room, action, out.events);
  noteBattleEnd(room, people);
  refreshIntents(room);
  return undefined;
}

/** Half-made actions after the state has changed: those of seats that are asked go on or begin again. */
export function refreshIntents(room: Room): void {
  const { match } = room.table;
  const old = room.intents;
  room.intents = {};
  // Whether a game is to end is not asked of one that has.
  if (match === undefined || isOver(room.table)) room.asks = {};
  if (match === undefined) return;
  for (const seat of match.game.state.asked) room.intents[seat] = refresh(match, old[seat], seat);
}

/** The same as `act` for an action of whoever has this colour: what else they were asked is settled by it. */
export function actFor(room: Room, who: Who, action: AnyAction, out: Outcome): Refusal | undefined {
  const why = act(room, action, who.seen, out);
  if (why === undefined) room.asks[who.colour] = "";
  return why;
}

/** A gesture of whoever has this colour. */
export function handle(room: Room, who: Who, made: Gesture, out: Outcome): Refusal | undefined {
  const { match } = room.table;
  if (match === undefined) return refuse("table.not_started");
  const seat = seatOfColour(room.table, who.colour);
  if (seat < 0) return refuse("seat.not_in_game");
  const answer = gesture(match, room.intents[seat] ?? newIntent(match, seat), made);
  if (answer.action === undefined) {
    if (answer.why === undefined) room.intents[seat] = answer.intent;
    return answer.why;
  }
  if (keepPass(room, answer.action)) {
    out.effect = "deferred";
    return undefined;
  }
  const { revision } = match;
  const why = actFor(room, who, answer.action, out);
  if (why !== undefined) return why;
  // What was looked at until this action has served; how a battle ends with it is still to be seen.
  const screen = screenOf(room, who.colour);
  screen.pressed = NOWHERE;
  screen.dismissedAt = revision;
  return undefined;
}

/** Whether this was asked before and is said again with "yes"; else it is asked now, or with "no" let be. */
export function askedTwice(room: Room, who: Who, what: string, answer: string): boolean {
  const asked = room.asks[who.colour] === what;
  room.asks[who.colour] = answer === "no" || answer === "yes" ? "" : what;
  return asked && answer === "yes";
}
