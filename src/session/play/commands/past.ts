import { refuse } from "../../../text/codes";
import type { Refusal, Seat } from "../../../core/types";
import { idleEnd } from "../idle";
import { END_HERE, type Proposal } from "../../table/proposal";
import type { Room } from "../../table/room";
import { lastOwn, override, propose, proposeEnd, redo, respond, undo } from "../../table/undo";
import { renew, seatOfColour } from "./act";
import { rules } from "./seats";
import type { News, Outcome, Run } from "./types";

/** Seconds until a proposal that nobody decides lapses. */
const PATIENCE = 60;

/** What people say about what was done: back, forth, and ending by consent. */
export const PAST: Readonly<Record<string, Run | undefined>> = {
  undo: (room, who, _words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    const why = undo(room.table, seat);
    // A phase that has ended by itself is nobody's deed: what was done before it is meant.
    if (why === undefined && isEndedForSeat(room, seat)) undo(room.table, seat);
    return went(room, out, why);
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
    const why = propose(room.table, seat, lastOwn(match, seat), PATIENCE);
    if (why === undefined && room.table.proposal === undefined)
      out.news = { what: "back", of: who.colour, value: "" };
    return went(room, out, why);
  },
  end_agreed: (room, who, _words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (seat < 0) return refuse("seat.not_in_game");
    return went(room, out, proposeEnd(room.table, seat, PATIENCE));
  },
  consent: (room, who, words, out) => {
    const { proposal } = room.table;
    const seat = seatOfColour(room.table, who.colour);
    const yes = words[1] === "yes";
    const why = respond(room.table, seat, yes);
    if (why === undefined && proposal !== undefined)
      out.news = decided(room, proposal, yes ? "back" : seat === proposal.by ? "withdrawn" : "declined");
    return went(room, out, why);
  },
  override: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const { proposal } = room.table;
    const yes = words[1] === "yes";
    const why = override(room.table, room.table.host, yes);
    if (why === undefined && proposal !== undefined)
      out.news = decided(room, proposal, yes ? "back" : "declined");
    return went(room, out, why);
  },
};

/** Whether what was just taken back is the end of a phase that the table ends by itself for this seat. */
function isEndedForSeat({ table, settings }: Room, seat: Seat): boolean {
  const { match } = table;
  if (match === undefined || settings.idle !== "end") return false;
  const { actions, at } = match.game;
  return idleEnd(match, seat)?.type === actions[at].type;
}

/** What became of a proposal; nothing yet while others are still to answer. */
function decided(room: Room, open: Proposal, what: "back" | "withdrawn" | "declined"): News | undefined {
  const { match, proposal } = room.table;
  if (match === undefined || proposal !== undefined) return undefined;
  const of = match.game.state.colours[open.by];
  return { what: what === "back" && open.to === END_HERE ? "ended" : what, of, value: "" };
}

/** If it was not refused, the match may stand elsewhere now. */
function went(room: Room, out: Outcome, why: Refusal | undefined): Refusal | undefined {
  if (why === undefined) {
    out.moved = true;
    room.ends = [];
    room.revisited = room.table.match?.revision ?? -1;
    renew(room);
  }
  return why;
}
