import type { Refusal, Seat } from "../../../core/types";
import { idleEnd } from "../idle";
import { END_HERE, type Proposal } from "../../table/proposal";
import type { Room } from "../../table/room";
import { lastOwn, override, propose, proposeEnd, redo, respond, undo } from "../../table/undo";
import { seatOfColour } from "../../table/table";
import { refreshIntents } from "./act";
import { byAnybody, byHost, bySeat } from "./rights";
import type { Commands, News, Outcome } from "./types";

/** Seconds until a proposal that nobody decides lapses. */
const PATIENCE = 60;

/** What people say about what was done: back, forth, and ending by consent. */
export const PAST: Commands = {
  undo: bySeat((room, { seat }, _words, out) => {
    const why = undo(room.table, seat);
    // A phase that has ended by itself is nobody's deed: what was done before it is meant.
    if (why === undefined && isEndedForSeat(room, seat)) undo(room.table, seat);
    return went(room, out, why);
  }),
  redo: bySeat((room, { seat }, _words, out) => went(room, out, redo(room.table, seat))),
  /** Takes back one's own last action, whatever came after it, if the others agree. */
  back: bySeat((room, { match, seat, colour }, _words, out) => {
    const why = propose(room.table, seat, lastOwn(match, seat), PATIENCE);
    if (why === undefined && room.table.proposal === undefined)
      out.news = { what: "back", of: colour, value: "" };
    return went(room, out, why);
  }, "during"),
  end_agreed: bySeat((room, { seat }, _words, out) =>
    went(room, out, proposeEnd(room.table, seat, PATIENCE)),
  ),
  consent: byAnybody((room, who, words, out) => {
    const { proposal } = room.table;
    const seat = seatOfColour(room.table, who.colour);
    const yes = words[1] === "yes";
    const why = respond(room.table, seat, yes);
    if (why === undefined && proposal !== undefined)
      out.news = decided(room, proposal, yes ? "back" : seat === proposal.by ? "withdrawn" : "declined");
    return went(room, out, why);
  }),
  override: byHost((room, _who, words, out) => {
    const { proposal } = room.table;
    const yes = words[1] === "yes";
    const why = override(room.table, yes);
    if (why === undefined && proposal !== undefined)
      out.news = decided(room, proposal, yes ? "back" : "declined");
    return went(room, out, why);
  }),
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
    room.recent.endedBattles = [];
    room.recent.losses = undefined;
    room.waiting.revisited = room.table.match?.revision ?? -1;
    refreshIntents(room);
  }
  return why;
}
