import { refuse } from "../../core/refuse";
import type { Refusal, Seat } from "../../core/types";
import { tameName } from "../../core/player-name";
import { chairOf, isComputer, seatOf, type Chair, type Table } from "./table";

/**
 * A player sits down, leaving the chair that was theirs: in setup, later in a seat of the match that
 * nobody has. The first one to sit is the host.
 */
export function sit(t: Table, player: string, name: string, colour: string): Refusal | undefined {
  const why = occupy(t, player, name, colour);
  if (why !== undefined) return why;
  for (const chair of t.chairs) if (chair.player === player && chair.colour !== colour) vacate(t, chair);
  return undefined;
}

/** The same, keeping other chairs: of those who play several seats at one computer none leaves because another sits. */
export function occupy(t: Table, player: string, name: string, colour: string): Refusal | undefined {
  const chair = find(t, colour);
  if (chair === undefined || chair.closed) return refuse("table.closed", { seat: colour });
  if (chair.player !== "" && chair.player !== player) return refuse("table.taken", { seat: colour });
  if (chair.player !== player) {
    chair.passes = false;
    chair.advised = false;
    chair.unguided = false;
  }
  chair.player = player;
  chair.name = tameName(name);
  if (t.host === "") t.host = player;
  nameSeats(t);
  return undefined;
}

/**
 * Whoever is out of the match, or has no seat in it, sits down beside the next computer in turn order. It plays on, after a
 * while in which its adviser sees what it sees and may do something first. Refused while one's own kingdom stands, and
 * where no computer is left.
 */
export function advise(t: Table, player: string, name: string): Refusal | undefined {
  if (t.match === undefined) return refuse("table.not_started");
  const own = seatOf(t, player);
  if (own >= 0 && t.match.game.state.seats[own].alive) return refuse("table.in_play");
  const seat = nextComputer(t, own + 1);
  if (seat < 0) return refuse("table.no_computer");
  const chair = chairOf(t, seat);
  const why = sit(t, player, name, chair.colour);
  if (why !== undefined) return why;
  chair.advised = true;
  chair.unguided = true;
  return undefined;
}

/** The first seat of the match from this one on, in turn order, that is alive and played by a computer alone; or -1. */
export function nextComputer(t: Table, first: Seat): Seat {
  const seats = t.match?.game.state.seats ?? [];
  for (let step = 0; step < seats.length; step++) {
    const seat = (first + step) % seats.length;
    if (seats[seat].alive && isComputer(chairOf(t, seat))) return seat;
  }
  return -1;
}

/** A player gets up, from all chairs that are theirs. */
export function leave(t: Table, player: string): void {
  for (const chair of t.chairs) if (chair.player === player) vacate(t, chair);
}

/** Nobody sits there any more. A match keeps the name until somebody else takes over. */
export function vacate(t: Table, chair: Chair): void {
  chair.player = "";
  chair.advised = false;
  if (t.match === undefined) chair.name = "";
}

/** A player is gone from the room: the chair is free, and another one is the host. */
export function depart(t: Table, player: string): void {
  leave(t, player);
  if (t.host !== player) return;
  const next = t.chairs.find((chair) => chair.player !== "");
  t.host = next === undefined ? "" : next.player;
}

/** The host gives the part to somebody else. */
export function makeHost(t: Table, by: string, player: string): Refusal | undefined {
  if (!isHost(t, by)) return refuse("table.not_host");
  t.host = player;
  return undefined;
}

export function isHost(t: Table, player: string): boolean {
  return t.host === "" || t.host === player;
}

/** Closes or opens a chair before the match; who sits on one that is closed gets up. */
export function setClosed(t: Table, by: string, colour: string, closed: boolean): Refusal | undefined {
  if (!isHost(t, by)) return refuse("table.not_host");
  if (t.match !== undefined) return refuse("table.started");
  const chair = find(t, colour);
  if (chair === undefined) return refuse("table.closed", { seat: colour });
  chair.closed = closed;
  if (closed) {
    chair.bot = "";
    chair.player = "";
    chair.name = "";
  }
  return undefined;
}

/** Closes all chairs on which nobody sits and no computer plays. */
export function closeEmpty(t: Table, by: string): Refusal | undefined {
  for (const chair of t.chairs) {
    if (chair.player === "" && chair.bot === "" && !chair.closed) {
      const why = setClosed(t, by, chair.colour, true);
      if (why !== undefined) return why;
    }
  }
  return undefined;
}

function find(t: Table, colour: string): Chair | undefined {
  return t.chairs.find((chair) => chair.colour === colour);
}

function nameSeats(t: Table): void {
  if (t.match === undefined) return;
  const names = t.match.names;
  const n = names.length;
  for (let seat = 0; seat < n; seat++) {
    const { name } = chairOf(t, seat);
    if (name !== "") names[seat] = name;
  }
  t.match.header = "";
}
