import { refuse } from "../../../text/codes";
import { beginEdit, manualEdit, readEdit } from "../../table/manual";
import { refreshIntents } from "./act";
import { bySeat } from "./rights";
import type { Commands } from "./types";

/**
 * Changes past the rules, by any player, where the table does not enforce them. They lie on the table and
 * are no part of the game until the host has it read; until then the game waits.
 */
export const MANUAL: Commands = {
  /** `manual WORDS`, as the game's ManualEdits has them; `manual tray` lays out or takes away a supply of pieces. */
  manual: bySeat((room, { match, seat }, words, out) => {
    if (room.settings.automation === "enforce") return refuse("manual.enforced");
    if (words[1] === "tray") {
      room.manual.tray = !room.manual.tray;
      out.effect = "reconcile";
      return undefined;
    }
    const edit = beginEdit(room);
    if ("code" in edit) return edit;
    const why = match.module.table.manual?.change(edit.contents, match.game.state, seat, words.slice(1));
    if (why !== undefined) return why;
    edit.changes++;
    room.manual.edit = edit;
    out.effect = "manual";
    return undefined;
  }, "during"),
  /** What lies on the table is the new position, if it is a possible one. */
  read: {
    by: "host",
    effect: "read",
    run: (room, _who, _words, out) => {
      const why = readEdit(room);
      if (why !== undefined) return why;
      refreshIntents(room);
      out.moved = true;
      return undefined;
    },
  },
  /** What was changed by hand goes back to where the game has it. */
  manual_back: {
    by: "host",
    effect: "manual_back",
    run: (room, _who, _words, out) => {
      if (manualEdit(room) === undefined) return refuse("manual.nothing");
      room.manual.edit = undefined;
      out.moved = true;
      return undefined;
    },
  },
};
