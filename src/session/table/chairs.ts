import { refuse } from "../../core/refuse";
import type { Refusal } from "../../core/types";
import { tameName } from "../../core/player-name";
import { chairOf, type Chair, type Table } from "./table";

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
    chair.unguided = false;
  }
  chair.player = player;
  chair.name = tameName(name);
  if (t.host === "") t.host = player;
  nameSeats(t);
  return undefined;
}

/** A player gets up, from all chairs that are theirs. */
export function leave(t: Table, player: string): void {
  for (const chair of t.chairs) if (chair.player === player) vacate(t, chair);
}

/** Nobody sits there any more. A match keeps the name until somebody else takes over. */
export function vacate(t: Table, chair: Chair): void {
  chair.player = "";
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
