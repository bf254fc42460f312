import { logPage, logTail } from "../../session/panel/log";
import type { Room } from "../../session/table/room";
import { put, show } from "./brush";
import { LANGUAGE } from "./language";
import { isLarge, isSeated } from "./viewers";

/** Rows of the last lines, and in large letters; letters that have room in a row; pixels of head and row. */
const ROWS = 8;
const LARGE_ROWS = 3;
const LETTERS = 38;
const HEAD = 32;
const ROW = 16;

export function tailKey(room: Room, viewer: string): string {
  const { match } = room.table;
  if (match === undefined || !isSeated(room, viewer)) return "none";
  return `${match.revision} ${isLarge(room, viewer)} ${isFolded(room, viewer)}`;
}

function isFolded(room: Room, viewer: string): boolean {
  return room.looks[viewer]?.folded.log === true;
}

/** The last lines of the log, for a viewer. */
export function paintTail(room: Room, viewer: string): void {
  const { match } = room.table;
  const open = match !== undefined && isSeated(room, viewer);
  show(`log-${viewer}`, open);
  if (!open) return;
  const folded = isFolded(room, viewer);
  put(`log-${viewer}-fold`, "image", folded ? "control-more" : "control-less");
  show(`log-${viewer}-tail`, !folded);
  if (folded) {
    put(`log-${viewer}`, "height", `${HEAD}`);
    return;
  }
  const rows = isLarge(room, viewer) ? LARGE_ROWS : ROWS;
  const lines = logTail(match, match.game.state.colours.indexOf(viewer), rows, LETTERS, LANGUAGE);
  put(`log-${viewer}`, "height", `${HEAD + rows * ROW}`);
  put(`log-${viewer}-tail`, "height", `${rows * ROW}`);
  put(`log-${viewer}-tail`, "text", lines.join("\n"));
}

export function logKey(room: Room, viewer: string): string {
  const { match } = room.table;
  const look = room.looks[viewer];
  if (match === undefined || look?.page !== "log" || !isSeated(room, viewer)) return "none";
  return `${match.revision} ${look.log}`;
}

/** The page of the log that a viewer reads. */
export function paintLog(room: Room, viewer: string): void {
  const { match } = room.table;
  const look = room.looks[viewer];
  const open = match !== undefined && look?.page === "log" && isSeated(room, viewer);
  show(`page-log-${viewer}`, open);
  if (!open) return;
  const page = logPage(match, match.game.state.colours.indexOf(viewer), look.log, LANGUAGE);
  const last = page.first + page.lines.length;
  put(`log-${viewer}-text`, "text", page.lines.join("\n"));
  put(`log-${viewer}-place`, "text", LANGUAGE.panel.logPlace(page.first + 1, last, page.size));
}
