import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import type { Panel, Writer } from "../panel";
import { isLarge, isSeated, namesOf } from "../viewers";
import { LARGE_ROWS, TAIL_FOOT, TAIL_HEAD, TAIL_LETTERS, TAIL_ROW, TAIL_ROWS } from "./geometry";
import { pageOfLog, tailOfLog } from "./model";

function tailKey(room: Room, viewer: string): string {
  const { match } = room.table;
  if (match === undefined || !isSeated(room, viewer)) return "none";
  return `${match.revision} ${isLarge(room, viewer)} ${isFolded(room, viewer)}`;
}

function isFolded(room: Room, viewer: string): boolean {
  return room.screens[viewer]?.folded.log === true;
}

/** The last lines of the log, for a viewer. */
export function paintTail(room: Room, viewer: string, { put, show }: Writer, language: Language): void {
  const { match } = room.table;
  const open = match !== undefined && isSeated(room, viewer);
  show(`log-${viewer}`, open);
  if (!open) return;
  const folded = isFolded(room, viewer);
  put(`log-${viewer}-fold`, "image", folded ? "control-more" : "control-less");
  show(`log-${viewer}-tail`, !folded);
  if (folded) {
    put(`log-${viewer}`, "height", `${TAIL_HEAD + TAIL_FOOT}`);
    return;
  }
  const rows = isLarge(room, viewer) ? LARGE_ROWS : TAIL_ROWS;
  const lines = tailOfLog(match, match.game.state.colours.indexOf(viewer), rows, TAIL_LETTERS, language);
  put(`log-${viewer}`, "height", `${TAIL_HEAD + TAIL_FOOT + rows * TAIL_ROW}`);
  put(`log-${viewer}-tail`, "height", `${rows * TAIL_ROW}`);
  put(`log-${viewer}-tail`, "text", lines.join("\n"));
}

function pageKey(room: Room, viewer: string): string {
  const { match } = room.table;
  const screen = room.screens[viewer];
  if (match === undefined || screen?.page !== "log" || !isSeated(room, viewer)) return "none";
  return `${match.revision} ${screen.log}`;
}

function paintPage(room: Room, viewer: string, { put, showTo }: Writer, language: Language): void {
  const { match } = room.table;
  const screen = room.screens[viewer];
  const open = match !== undefined && screen?.page === "log" && isSeated(room, viewer);
  showTo(`page-log-${viewer}`, open ? namesOf([viewer]) : "");
  if (!open) return;
  const page = pageOfLog(match, match.game.state.colours.indexOf(viewer), screen.log, language);
  const last = page.first + page.lines.length;
  put(`log-${viewer}-text`, "text", page.lines.join("\n"));
  put(`log-${viewer}-place`, "text", language.panel.logPlace(page.first + 1, last, page.size));
}

export const LOG_TAIL: Panel<Room> = { layer: "own", viewers: "everyone", key: tailKey, paint: paintTail };

/** The page of the log that a viewer reads. */
export const LOG_PAGE: Panel<Room> = { layer: "own", viewers: "everyone", key: pageKey, paint: paintPage };
