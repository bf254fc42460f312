import { refuse } from "../../../core/refuse";
import { sizeAt, sinceTurn } from "../../match/log";
import { LOG_LINES } from "../../panel/log/model";
import { SCALES } from "../../panel/sizes/scale";
import { screenOf, type Room } from "../../table/room";
import { seatOfColour } from "./act";
import type { Run } from "./types";

/** What people say about what they look at. */
export const SCREEN: Readonly<Record<string, Run | undefined>> = {
  /** Opens a page; the one that is open, or `none`, closes it. */
  show: (room, who, words) => {
    const screen = screenOf(room, who.colour);
    const page = words[1] ?? "none";
    screen.page = page === "none" || page === screen.page ? "" : page;
    return undefined;
  },
  fold: (room, who, words) => {
    const { folded } = screenOf(room, who.colour);
    const panel = words[1] ?? "";
    folded[panel] = folded[panel] !== true;
    return undefined;
  },
  /** Leafs on in a list of offers. */
  leaf: (room, who) => {
    screenOf(room, who.colour).leafed++;
    return undefined;
  },
  size: (room, who, words) => {
    const screen = screenOf(room, who.colour);
    const size = screen.size + (words[1] === "-" ? -1 : 1);
    if (size >= 0 && size < SCALES.length) screen.size = size;
    return undefined;
  },
  log: (room, who, words) => {
    const screen = screenOf(room, who.colour);
    const last = lastPage(room);
    const at = screen.log < 0 ? last : screen.log;
    const to = words[1] ?? "";
    if (to === "back") screen.log = at > LOG_LINES ? at - LOG_LINES : 0;
    else if (to === "next") screen.log = at + LOG_LINES < last ? at + LOG_LINES : -1;
    else if (to === "last") screen.log = -1;
    else if (to === "since") screen.log = since(room, who.colour);
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
