import { firstLevel, levelNamed } from "../../../core/level";
import { refuse } from "../../../core/refuse";
import { advise, closeEmpty, isHost, leave, makeHost, setClosed, sit } from "../../table/chairs";
import { momentOf } from "../../table/moment";
import { screenOf, type Room } from "../../table/room";
import { chairOf, isComputer, seatOf } from "../../table/table";
import type { Run, Who } from "./types";

export function rules(room: Room, who: Who): boolean {
  return who.admin || isHost(room.table, who.player);
}

/** What people say about seats. Colours are ids. `sit` and `stand` are carried out by the table. */
export const SEATS: Readonly<Record<string, Run | undefined>> = {
  /** A seat that a computer plays in a match is taken with `yes` behind the colour; without it, whoever says so is asked. */
  sit: (room, who, words, out) => {
    const wanted = room.table.chairs.find((one) => one.colour === words[1]);
    if (wanted !== undefined && isComputer(wanted) && room.table.match !== undefined && words[2] !== "yes") {
      out.effect = "take_over";
      return undefined;
    }
    const why = sit(room.table, who.player, who.name, words[1] ?? "");
    if (why === undefined) out.effect = "seat";
    return why;
  },
  stand: (room, who, _words, out) => {
    leave(room.table, who.player);
    out.effect = "seat";
    return undefined;
  },
  advise: (room, who, _words, out) => {
    const why = advise(room.table, who.player, who.name);
    if (why !== undefined) return why;
    out.effect = "advise";
    // The fall that has led to this has been answered.
    screenOf(room, chairOf(room.table, seatOf(room.table, who.player)).colour).moment = momentOf(room);
    return undefined;
  },
  close: (room, who, words, out) => {
    out.effect = "seat";
    return setClosed(room.table, hostWord(room, who), words[1] ?? "", true);
  },
  open: (room, who, words) => {
    const why = setClosed(room.table, hostWord(room, who), words[1] ?? "", false);
    if (why === undefined) setBot(room, words[1] ?? "", "");
    return why;
  },
  close_empty: (room, who) => closeEmpty(room.table, hostWord(room, who)),
  /** A computer plays while nobody sits there; said again without a kind, another one does, or none. */
  computer: (room, who, words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const colour = words[1] ?? "";
    const chair = room.table.chairs.find((one) => one.colour === colour);
    if (chair === undefined || (room.table.match !== undefined && chair.closed))
      return refuse("table.closed", { seat: colour });
    const kind = words[2] ?? nextBot(room, chair.bot);
    const level = levelNamed(room.table.module, kind);
    if (kind !== "none" && level === undefined) return refuse("command.unknown");
    chair.closed = false;
    setBot(room, colour, level?.id ?? "");
    // It may be its move.
    out.effect = "pace";
    return undefined;
  },
  give_host: (room, who, words) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const chair = room.table.chairs.find((one) => one.colour === words[1]);
    if (chair === undefined || chair.player === "") return refuse("table.closed", { seat: words[1] ?? "" });
    return makeHost(room.table, room.table.host, chair.player);
  },
};

/** Which computer comes next: the one that is offered first, before a match each level below it, then none. */
function nextBot({ table: { match, module } }: Room, now: string): string {
  const { bots } = module;
  const at = bots.findIndex(({ id }) => id === now);
  if (at < 0) return firstLevel(module).id;
  const next = match === undefined ? at - 1 : -1;
  return next < 0 ? "none" : bots[next].id;
}

/** The word by which chairs know the host, for whoever may do what the host may. */
function hostWord(room: Room, who: Who): string {
  return who.admin ? room.table.host : who.player;
}

function setBot(room: Room, colour: string, kind: string): void {
  const chair = room.table.chairs.find((one) => one.colour === colour);
  if (chair !== undefined) chair.bot = kind;
}
