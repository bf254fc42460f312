import { logPage } from "../../session/panel/log";
import type { Room } from "../../session/room";
import { put, show } from "./brush";
import { LANGUAGE } from "../language";
import { isSeated } from "./viewers";

export function logKey(room: Room, viewer: string): string {
  const { match } = room.table;
  if (match === undefined || !isSeated(room, viewer)) return "none";
  const look = room.looks[viewer];
  if (look === undefined) return `${match.stamp}`;
  return look.folded.log === true ? "folded" : `${match.stamp} ${look.log}`;
}

/** The page of the log that a viewer looks at. */
export function paintLog(room: Room, viewer: string): void {
  const { match } = room.table;
  const look = room.looks[viewer];
  const open = match !== undefined && isSeated(room, viewer) && look?.folded.log !== true;
  show(`log-${viewer}`, open);
  if (!open) return;
  const seat = match.game.state.colours.indexOf(viewer);
  const page = logPage(match, seat, look === undefined ? -1 : look.log, LANGUAGE);
  const last = page.first + page.lines.length;
  put(`log-${viewer}-text`, "text", page.lines.join("\n"));
  put(`log-${viewer}-place`, "text", LANGUAGE.panel.logPlace(page.first + 1, last, page.size));
}
