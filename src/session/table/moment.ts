import { NOBODY, type AnyAction, type AnyEvent, type Seat } from "../../core/types";
import type { Room } from "./room";
import type { Moment } from "./recent";
import { sizeAt } from "../match/log";
import { isOver } from "./table";

/** Keeps the first of an action's events that a panel is to show, if there is one. */
export function noteMoment(room: Room, action: AnyAction, events: readonly AnyEvent[]): void {
  const { match } = room.table;
  if (match === undefined) return;
  const event = events.find(({ type }) => match.module.log.pictured[type] !== undefined);
  if (event !== undefined)
    room.recent.moment = { event, action, at: match.game.at, isPast: false, late: [], shown: [] };
}

/** After a load: whoever is out of the game with the last such event has still to choose what to do; all others have seen it. */
export function recallMoment(room: Room): void {
  const { match } = room.table;
  if (match === undefined) return;
  const { log, game, module } = match;
  for (let at = game.at; at > 0; at--)
    for (let i = sizeAt(log, at - 1); i < sizeAt(log, at); i++) {
      const { event } = log.items[i];
      if (event !== undefined && module.log.pictured[event.type] !== undefined) {
        room.recent.moment = { event, action: game.actions[at - 1], at, isPast: true, late: [], shown: [] };
        return;
      }
    }
}

/** The moment that is to be shown; undefined where none is, it was taken back, or the game is over. */
export function momentOf({ table, recent: { moment } }: Room): Moment | undefined {
  const { match } = table;
  if (match === undefined || moment === undefined || isOver(table)) return undefined;
  const { at, actions } = match.game;
  return at >= moment.at && actions[moment.at - 1] === moment.action ? moment : undefined;
}

/** The seat that it is about; NOBODY for none. */
export function seatOfMoment({ event }: Moment): Seat {
  const { seat, army } = event as { readonly seat?: Seat; readonly army?: number };
  return seat ?? army ?? NOBODY;
}
