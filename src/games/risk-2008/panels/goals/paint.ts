import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { readersOf } from "../../../../session/ui/viewers";
import type { Room } from "../../../../session/table/room";
import { whole } from "../../table/state";
import type { Language2008 } from "../../text/language";
import { ROWS } from "./geometry";
import { goalRows, type GoalRow } from "./model";

function paintRow(i: number, row: GoalRow, put: Writer["putAll"]): void {
  put(`goal-${i}-name`, "text", row.name);
  put(`goal-${i}-state`, "text", row.state);
  put(`goal-${i}-state`, "color", row.open ? PALETTE.ink : PALETTE.red);
}

/** The page of objectives: which lie open, and how far everybody is; whose the others are; the rewards on them. */
export const GOALS: Panel<Room> = {
  layer: "reference",
  viewers: "all",
  key: (room) => {
    const readers = readersOf(room, "goals");
    return readers === "" ? "none" : `${room.table.match?.revision ?? -1} ${readers}`;
  },
  paint: (room, _viewer, { putAll, showAll, showAllTo }, language) => {
    const readers = readersOf(room, "goals");
    showAllTo("page-goals", readers);
    if (readers === "") return;
    const { match } = room.table;
    const rows = match === undefined ? [] : goalRows(whole(match.game.state), language as Language2008);
    for (let i = 0; i < ROWS; i++) {
      showAll(`goal-${i}`, i < rows.length);
      if (i < rows.length) paintRow(i, rows[i], putAll);
    }
    showAll("goal-none", rows.length === 0);
  },
};
