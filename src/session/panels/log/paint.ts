import { chanceIsDue } from "../../../core/common";
import type { Language } from "../../../text/language";
import { sizeAt } from "../../match/log";
import type { Match } from "../../match/match";
import type { Room } from "../../table/room";
import type { LogView } from "../../table/screen";
import type { Panel, Writer } from "../../game/panel";
import { chairOf } from "../../table/table";
import { statusKey } from "../status/key";
import { waitingLine } from "../status/waiting";
import { rowsOf } from "../../ui/rows";
import { isSeated, readersOf, showFolded, thoseWho } from "../../ui/viewers";
import { TAIL_LETTERS, TAIL_ROWS } from "../../log/geometry";
import { inked } from "../../log/ink";
import { tailOfLog, WATCHING } from "../../log/lines";
import { shownSize } from "../../log/parts";
import { showPage } from "../../log/view";

function tailKey(room: Room): string {
  return `${statusKey(room)} ${thoseWho(room, (screen) => screen?.folded["log"] === true)}`;
}

function paintTail(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { match } = room.table;
  showFolded(room, "log", match !== undefined, writer);
  if (match === undefined) return;
  const waiting = waitingLine(room, match, language);
  const rows = TAIL_ROWS - rowsOf([waiting], TAIL_LETTERS);
  const lines = tailOfLog(match, WATCHING, rows, TAIL_LETTERS, language);
  const { asked, colours } = match.game.state;
  // Computers need no reminder. While chance moves it stays as it is: often the same people are asked again.
  if (!chanceIsDue(match.game.state))
    writer.showAll(
      "log-nudge",
      asked.some((seat) => chairOf(room.table, seat).player !== ""),
    );
  writer.putAll("log-tail", "text", `<b>${waiting}</b>\n${inked(lines.join("\n"), colours, language)}`);
}

/** Who is waited for, and the last lines of the log. */
export const LOG_TAIL: Panel<Room> = { layer: "own", viewers: "all", key: tailKey, paint: paintTail };

export const LOG_PAGE: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) => readersOf(room, "log"),
  paint: (room, _viewer, { showAllTo }) => {
    showAllTo("page-log", readersOf(room, "log"));
  },
};

function rowsKey(room: Room, viewer: string): string {
  const { match } = room.table;
  const screen = room.screens[viewer];
  if (match === undefined || screen?.page !== "log" || !isSeated(room, viewer)) return "none";
  return `${screen.log.changes} ${shownSize(match, screen.log.until)} ${hasMore(match, screen.log)}`;
}

/** Whether something has happened since the page was opened. */
function hasMore({ log, game }: Match, { until }: LogView): boolean {
  return sizeAt(log, game.at) > until;
}

function paintRows(room: Room, viewer: string, { putAll }: Writer, language: Language): void {
  const { match } = room.table;
  const screen = room.screens[viewer];
  const open = match !== undefined && screen?.page === "log" && isSeated(room, viewer);
  if (!open) return;
  const { colours } = match.game.state;
  const page = showPage(match, colours.indexOf(viewer), screen.log, language);
  const more = hasMore(match, screen.log) ? `<b>${language.panel.logMore}</b>` : "";
  putAll(`log-${viewer}`, "text", `${more}\n${inked(page.join("\n"), colours, language)}`);
}

/** What a viewer reads on it. */
export const LOG_ROWS_READ: Panel<Room> = {
  layer: "own",
  viewers: "everyone",
  key: rowsKey,
  paint: paintRows,
};
