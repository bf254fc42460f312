import { refuse } from "../../../text/codes";
import { beginEdit, manualEdit, readEdit } from "../../table/manual";
import { renew, seatOfColour } from "./act";
import { rules } from "./seats";
import type { Run } from "./types";

/**
 * Changes past the rules, by any player, where the table does not enforce them. They lie on the table and
 * are no part of the game until the host has it read; until then the game waits.
 */
export const MANUAL: Readonly<Record<string, Run | undefined>> = {
  /** `manual WORDS`, as the game's ManualEdits has them; `manual tray` lays out or takes away a supply of pieces. */
  manual: (room, who, words, out) => {
    const { match, module } = room.table;
    const seat = seatOfColour(room.table, who.colour);
    if (match === undefined) return refuse("table.not_started");
    if (seat < 0) return refuse("seat.not_in_game");
    if (room.settings.automation === "enforce") return refuse("manual.enforced");
    if (words[1] === "tray") {
      room.tray = !room.tray;
      out.effect = "reconcile";
      return undefined;
    }
    const edit = beginEdit(room);
    if ("code" in edit) return edit;
    const why = module.table.manual?.change(edit.contents, match.game.state, seat, words.slice(1));
    if (why !== undefined) return why;
    edit.changes++;
    room.manual = edit;
    out.effect = "manual";
    return undefined;
  },
  /** What lies on the table is the new position, if it is a possible one. */
  read: (room, who, _words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const why = readEdit(room);
    if (why !== undefined) return why;
    renew(room);
    out.moved = true;
    out.effect = "read";
    return undefined;
  },
  /** What was changed by hand goes back to where the game has it. */
  manual_back: (room, who, _words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    if (manualEdit(room) === undefined) return refuse("manual.nothing");
    room.manual = undefined;
    out.moved = true;
    out.effect = "manual_back";
    return undefined;
  },
};
