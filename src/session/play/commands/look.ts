import { refuse } from "../../../core/refuse";
import { sizeAt, sinceTurn } from "../../match/log";
import { LOG_LINES } from "../../panel/log/model";
import { lookOf, type Room } from "../../table/room";
import { seatOfColour } from "./act";
import type { Run } from "./types";

/** Panels come in two sizes: as they are, and large. */
const MOST_SIZE = 1;

/** What people say about what they look at. */
export const LOOK: Readonly<Record<string, Run | undefined>> = {
  /** Opens a page; the one that is open, or `none`, closes it. */
  show: (room, who, words) => {
    const look = lookOf(room, who.colour);
    const page = words[1] ?? "none";
    look.page = page === "none" || page === look.page ? "" : page;
    return undefined;
  },
  fold: (room, who, words) => {
    const { folded } = lookOf(room, who.colour);
    const panel = words[1] ?? "";
    folded[panel] = folded[panel] !== true;
    return undefined;
  },
  size: (room, who, words) => {
    const look = lookOf(room, who.colour);
    const size = look.size + (words[1] === "-" ? -1 : 1);
    if (size >= 0 && size <= MOST_SIZE) look.size = size;
    return undefined;
  },
  log: (room, who, words) => {
    const look = lookOf(room, who.colour);
    const last = lastPage(room);
    const at = look.log < 0 ? last : look.log;
    const to = words[1] ?? "";
    if (to === "back") look.log = at > LOG_LINES ? at - LOG_LINES : 0;
    else if (to === "next") look.log = at + LOG_LINES < last ? at + LOG_LINES : -1;
    else if (to === "last") look.log = -1;
    else if (to === "since") look.log = since(room, who.colour);
    else return refuse("command.unknown");
    return undefined;
  },
};

function lastPage(room: Room): number {
  const { match } = room.table;
  if (match === undefined) return 0;
  const size = sizeAt(match.log, match.game.at);
  return size > LOG_LINES ? size - LOG_LINES : 0;
}

function since(room: Room, colour: string): number {
  const { match } = room.table;
  if (match === undefined) return -1;
  const seat = seatOfColour(room.table, colour);
  return seat < 0 ? -1 : sinceTurn(match.log, match.game.at, seat);
}
