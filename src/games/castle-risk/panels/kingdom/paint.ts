import { NOBODY } from "../../../../core/types";
import type { Panel } from "../../../../session/game/panel";
import { PAGE_HEIGHT } from "../../../../session/ui/grid";
import { rowsOf } from "../../../../session/ui/rows";
import { playerText } from "../../../../session/ui/seat";
import { readersOf } from "../../../../session/ui/viewers";
import type { Room } from "../../../../session/table/room";
import { chairOf } from "../../../../session/table/table";
import { COLOURS } from "../../meta";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { matKey } from "../../../../session/panels/mats/paint";
import { crownTable, pageOfKingdom } from "./model";

/** Letters in a row of a column, where they are the largest, how high that is, and what is above and below the columns. */
const LETTERS = 22;
const ROW = 26;
const AROUND = 104;

/** Any name has room in the title of a page. */
const TITLE_LETTERS = 99;

/** All crowns as they would be counted now. */
export const CROWNS: Panel<Room> = {
  layer: "reference",
  viewers: "all",
  key: (room) => {
    const { match } = room.table;
    const readers = readersOf(room, "crowns");
    return match === undefined || readers === "" ? "none" : `${match.revision} ${readers}`;
  },
  paint: (room, _viewer, writer, language: CastleLanguage) => {
    const { putAll, showAll, showAllTo } = writer;
    const { match } = room.table;
    const readers = match === undefined ? "" : readersOf(room, "crowns");
    if (match !== undefined && readers !== "") {
      const table = crownTable(whole(match.game.state), language);
      putAll("crowns-labels", "text", table.labels.join("\n"));
      for (const colour of COLOURS) {
        const seat = match.game.state.colours.indexOf(colour);
        showAll(`crowns-${colour}`, seat >= 0);
        showAll(`crowns-${colour}-emblem`, seat >= 0);
        if (seat >= 0) putAll(`crowns-${colour}`, "text", table.columns[seat].join("\n"));
      }
    }
    showAllTo("page-crowns", readers);
  },
};

/** All that everybody may know of one kingdom. */
export const KINGDOM: Panel<Room> = {
  layer: "end",
  viewers: "seats",
  key: (room, colour) => {
    const { match } = room.table;
    const readers = readersOf(room, `seat_${colour}`);
    return match === undefined || readers === "" ? "none" : `${matKey(room, colour)} ${readers}`;
  },
  paint: (room, colour, writer, language: CastleLanguage) => {
    const { putAll, showAllTo } = writer;
    const { match } = room.table;
    const seat = match === undefined ? NOBODY : match.game.state.colours.indexOf(colour);
    const readers = seat < 0 ? "" : readersOf(room, `seat_${colour}`);
    if (match !== undefined && readers !== "") {
      const s = whole(match.game.state);
      const title = playerText(match, seat, chairOf(room.table, seat), TITLE_LETTERS, language);
      const page = pageOfKingdom(s, seat, title, language);
      putAll(`page-seat_${colour}-title`, "text", page.title);
      putAll(`seat-${colour}-head`, "text", page.head.join("\n"));
      putAll(`seat-${colour}-left`, "text", page.left.join("\n"));
      putAll(`seat-${colour}-right`, "text", page.right.join("\n"));
      // The right column has an empty line.
      const rows = Math.max(rowsOf(page.left, LETTERS), rowsOf(page.right, LETTERS) + 1);
      putAll(`page-seat_${colour}`, "height", `${Math.min(PAGE_HEIGHT, AROUND + rows * ROW)}`);
    }
    showAllTo(`page-seat_${colour}`, readers);
  },
};
