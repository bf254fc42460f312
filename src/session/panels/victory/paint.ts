import { winnersOf } from "../../../core/common";
import type { Language } from "../../../text/language";
import { sizeAt } from "../../match/log";
import type { Match } from "../../match/match";
import type { Room } from "../../table/room";
import { isOver } from "../../table/table";
import type { StatisticsTable } from "../../game/kit";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, othersThanHost, thoseWho } from "../../ui/viewers";
import {
  columnLeft,
  columnWidth,
  EMBLEM,
  EMBLEM_TOP,
  GROUND_TOP,
  groundHeight,
  lettersOf,
  ROWS_TOP,
} from "./geometry";
import { modelOfVictory } from "./model";

/** Lines of the log that are told in one frame. */
const SLICE = 60;

/** It opens by itself when the game is over; whoever has closed it can open it again. */
function readersOfStatistics(room: Room): string {
  if (room.table.match === undefined) return "";
  const over = isOver(room.table);
  return thoseWho(
    room,
    (screen) => screen?.page === "statistics" || (over && (screen === undefined || screen.page === "")),
  );
}

function victoryKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOfStatistics(room);
  return match === undefined || readers === ""
    ? "none"
    : `${match.revision} ${room.table.ended} ${readers} ${hostNames(room)}`;
}

function paintVictory(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { match } = room.table;
  if (match === undefined || readersOfStatistics(room) === "") {
    writer.showAllTo("page-statistics", "");
    return;
  }
  const kit = match.module.statistics;
  const seats = match.game.state.colours;
  if (kit === undefined) {
    const { round } = match.game.state;
    paintStatistics(room, match, { labels: [], columns: seats.map(() => []), round }, writer, language);
    return;
  }
  const statistics = kit.begin(seats.length);
  const { revision } = match;
  const size = sizeAt(match.log, match.game.at);
  let at = 0;
  const go = (): void => {
    if (room.table.match !== match || match.revision !== revision) return;
    const end = at + SLICE < size ? at + SLICE : size;
    while (at < end) {
      const { action, event } = match.log.items[at];
      kit.add(statistics, action, event);
      at++;
    }
    if (at < size) writer.later(go);
    else paintStatistics(room, match, kit.table(statistics, match.game.state, language), writer, language);
  };
  go();
}

function paintStatistics(
  room: Room,
  match: Match,
  table: StatisticsTable,
  writer: Writer,
  language: Language,
): void {
  const { putAll, showAll, showAllTo } = writer;
  const model = modelOfVictory(match, table, room.table.ended, language);
  putAll("statistics-title", "text", model.title);
  putAll("statistics-how", "text", model.how);
  putAll("statistics-labels", "text", table.labels.join("\n"));
  const { colours } = match.module.meta;
  const seats = match.game.state.colours;
  // Those who play share the page, in the order of all colours.
  const playing = colours.filter((colour) => seats.includes(colour));
  const width = columnWidth(playing.length);
  const letters = `${lettersOf(table.labels.length)}`;
  putAll("statistics-labels", "fontSize", letters);
  const leftOf = (colour: string): number => columnLeft(playing.indexOf(colour), playing.length);
  for (const colour of colours) {
    const seat = seats.indexOf(colour);
    showAll(`statistics-${colour}`, seat >= 0);
    showAll(`statistics-${colour}-emblem`, seat >= 0);
    if (seat < 0) continue;
    const left = leftOf(colour);
    putAll(`statistics-${colour}`, "text", table.columns[seat].join("\n"));
    putAll(`statistics-${colour}`, "fontSize", letters);
    putAll(`statistics-${colour}`, "offsetXY", `${left} ${-ROWS_TOP}`);
    putAll(`statistics-${colour}`, "width", `${width}`);
    putAll(`statistics-${colour}-emblem`, "offsetXY", `${left + (width - EMBLEM) / 2} ${-EMBLEM_TOP}`);
  }
  const winners = winnersOf(match.game.state);
  // Only a game in which several may win together says who they are.
  const places = match.game.state.winners === undefined ? 1 : colours.length;
  for (let i = 0; i < places; i++) {
    const id = `statistics-winner-${i}`;
    const isThere = i < winners.length;
    showAll(id, isThere);
    if (isThere) {
      putAll(id, "offsetXY", `${leftOf(seats[winners[i]])} ${-GROUND_TOP}`);
      putAll(id, "width", `${width}`);
      putAll(id, "height", `${groundHeight(table.labels.length)}`);
    }
  }
  const over = isOver(room.table);
  showAllTo("statistics-host", over ? hostNames(room) : "");
  showAllTo("statistics-others", over ? othersThanHost(room) : "");
  showAllTo("page-statistics", readersOfStatistics(room));
}

/** The end of the game, and its statistics. */
export const VICTORY: Panel<Room> = {
  layer: "end",
  viewers: "all",
  long: true,
  key: victoryKey,
  paint: paintVictory,
};
