import type { Panel, Writer } from "../../../../session/panel/panel";
import { readersOf } from "../../../../session/panel/viewers";
import { manualEdit } from "../../../../session/table/manual";
import type { Room } from "../../../../session/table/room";
import { colourName } from "../../../../text/names";
import { COLOURS } from "../../meta";
import type { TableContents } from "../../table/contents";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";

function manualKey(room: Room): string {
  const { match } = room.table;
  const readers = readersOf(room, "manual");
  if (match === undefined || readers === "") return "none";
  return `${match.revision} ${manualEdit(room)?.changes ?? 0} ${readers}`;
}

function paintManual(room: Room, _viewer: string, writer: Writer, language: CastleLanguage): void {
  const { putAll, showAll, showAllTo } = writer;
  const { match } = room.table;
  const readers = match === undefined ? "" : readersOf(room, "manual");
  showAllTo("page-manual", readers);
  if (match === undefined || readers === "") return;
  const s = whole(match.game.state);
  const edit = manualEdit(room);
  for (const colour of COLOURS) {
    const seat = s.colours.indexOf(colour);
    showAll(`manual-${colour}`, seat >= 0);
    if (seat >= 0) {
      const coins = edit === undefined ? s.seats[seat].coins : (edit.contents as TableContents).coins[seat];
      const name = colourName(colour, language.names);
      putAll(`manual-${colour}-coins`, "text", language.panel.treasury(name, coins));
    }
  }
}

/** Coins and pieces by hand. */
export const MANUAL_PAGE: Panel<Room> = {
  layer: "manual",
  viewers: "all",
  key: manualKey,
  paint: paintManual,
};
