import { refuse } from "../../core/refuse";
import type { Refusal } from "../../core/types";
import type { Room } from "../room";
import { lastOwn, override, propose, proposeEnd, redo, respond, undo } from "../undo";
import { renew, seatOfColour } from "./act";
import { rules } from "./seats";
import type { Outcome, Run } from "./types";

/** Seconds until a proposal that nobody decides lapses. */
const PATIENCE = 60;

/** What people say about what was done: back, forth, and ending by consent. */
export const PAST: Readonly<Record<string, Run | undefined>> = {
  undo: (room, who, _words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    return went(room, out, undo(room.table, seat));
  },
  redo: (room, who, _words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    return went(room, out, redo(room.table, seat));
  },
  /** Takes back one's own last action, whatever came after it, if the others agree. */
  back: (room, who, _words, out) => {
    const { match } = room.table;
    const seat = seatOfColour(room.table, who.colour);
    if (match === undefined) return refuse("table.not_started");
    if (seat < 0) return refuse("seat.not_in_game");
    return went(room, out, propose(room.table, seat, lastOwn(match, seat), PATIENCE));
  },
  end_agreed: (room, who, _words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    return went(room, out, proposeEnd(room.table, seat, PATIENCE));
  },
  consent: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    return went(room, out, respond(room.table, seat, words[1] === "yes"));
  },
  override: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    return went(room, out, override(room.table, room.table.host, words[1] === "yes"));
  },
};

/** If it was not refused, the match may stand elsewhere now. */
function went(room: Room, out: Outcome, why: Refusal | undefined): Refusal | undefined {
  if (why === undefined) {
    out.moved = true;
    renew(room);
  }
  return why;
}
