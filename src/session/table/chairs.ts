import { refuse } from "../../text/codes";
import type { Refusal, Seat } from "../../core/types";
import { tameName } from "../../core/player-name";
import { chairOf, chairOfColour, isComputer, seatOf, type Chair, type Table } from "./table";

/**
 * A player sits down, leaving the chair that was theirs: in setup, later in a seat of the match that
 * nobody has. The first one to sit is the host.
 */
export function sit(table: Table, player: string, name: string, colour: string): Refusal | undefined {
  const why = occupy(table, player, name, colour);
  if (why !== undefined) return why;
  for (const chair of table.chairs)
    if (chair.player === player && chair.colour !== colour) vacate(table, chair);
  return undefined;
}

/** The same, keeping other chairs: of those who play several seats at one computer none leaves because another sits. */
export function occupy(table: Table, player: string, name: string, colour: string): Refusal | undefined {
  const chair = chairOfColour(table, colour);
  if (chair === undefined || chair.closed) return refuse("table.closed", { seat: colour });
  if (chair.player !== "" && chair.player !== player) return refuse("table.taken", { seat: colour });
  if (chair.player !== player) {
    chair.passes = false;
    chair.advised = false;
    chair.unguided = false;
  }
  chair.player = player;
  chair.name = tameName(name);
  if (table.host === "") table.host = player;
  nameSeats(table);
  return undefined;
}

/**
 * Whoever is out of the match, or has no seat in it, sits down beside the next computer in turn order. It plays on, after a
 * while in which its adviser sees what it sees and may do something first. Refused while one's own seat is in the game, and
 * where no computer is left.
 */
export function advise(table: Table, player: string, name: string): Refusal | undefined {
  if (table.match === undefined) return refuse("table.not_started");
  const own = seatOf(table, player);
  if (own >= 0 && table.match.game.state.seats[own].alive) return refuse("table.in_play");
  const seat = nextComputer(table, own + 1);
  if (seat < 0) return refuse("table.no_computer");
  const chair = chairOf(table, seat);
  const why = sit(table, player, name, chair.colour);
  if (why !== undefined) return why;
  chair.advised = true;
  chair.unguided = true;
  return undefined;
}

/** The first seat of the match from this one on, in turn order, that is alive and played by a computer alone; or -1. */
export function nextComputer(table: Table, first: Seat): Seat {
  const seats = table.match?.game.state.seats ?? [];
  for (let step = 0; step < seats.length; step++) {
    const seat = (first + step) % seats.length;
    if (seats[seat].alive && isComputer(chairOf(table, seat))) return seat;
  }
  return -1;
}

/** A player gets up, from all chairs that are theirs. */
export function leave(table: Table, player: string): void {
  for (const chair of table.chairs) if (chair.player === player) vacate(table, chair);
}

/** Nobody sits there any more. A match keeps the name until somebody else takes over. */
export function vacate(table: Table, chair: Chair): void {
  chair.player = "";
  chair.advised = false;
  if (table.match === undefined) chair.name = "";
}

/** A player is gone from the room: the chair is free, and another one is the host. */
export function depart(table: Table, player: string): void {
  leave(table, player);
  if (table.host !== player) return;
  const next = table.chairs.find((chair) => chair.player !== "");
  table.host = next === undefined ? "" : next.player;
}

export function isHost(table: Table, player: string): boolean {
  return table.host === "" || table.host === player;
}

/** Closes or opens a chair before the match; who sits on one that is closed gets up. */
export function setClosed(table: Table, colour: string, closed: boolean): Refusal | undefined {
  if (table.match !== undefined) return refuse("table.started");
  const chair = chairOfColour(table, colour);
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
export function closeEmpty(table: Table): Refusal | undefined {
  for (const chair of table.chairs) {
    if (chair.player === "" && chair.bot === "" && !chair.closed) {
      const why = setClosed(table, chair.colour, true);
      if (why !== undefined) return why;
    }
  }
  return undefined;
}

function nameSeats(table: Table): void {
  if (table.match === undefined) return;
  const names = table.match.names;
  const n = names.length;
  for (let seat = 0; seat < n; seat++) {
    const { name } = chairOf(table, seat);
    if (name !== "") names[seat] = name;
  }
  table.match.header = "";
}
