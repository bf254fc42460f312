import { refuse } from "../../../text/codes";
import { parseWhole } from "../../../core/lines";
import { LOG_STEP, openLog, openSince } from "../../log/view";
import { SCALES } from "../../ui/scale";
import { screenOf } from "../../table/room";
import type { LogView } from "../../table/screen";
import { chairOfColour, seatOfColour } from "../../table/table";
import { byAnybody } from "./rights";
import type { Commands } from "./types";

/** What people say about what they look at. */
export const SCREEN: Commands = {
  /** Opens a page; the one that is open, or `none`, closes it. */
  show: byAnybody((room, who, words) => {
    const screen = screenOf(room, who.colour);
    const page = words[1] ?? "none";
    screen.page = page === "none" || page === screen.page ? "" : page;
    const { match } = room.table;
    if (screen.page === "log" && match !== undefined) {
      openLog(match, screen.log);
      screen.log.changes++;
    }
    return undefined;
  }),
  fold: byAnybody((room, who, words) => {
    const { folded } = screenOf(room, who.colour);
    const panel = words[1] ?? "";
    folded[panel] = folded[panel] !== true;
    return undefined;
  }),
  /** No hints for a first turn any more. */
  skip_guide: byAnybody((room, who) => {
    const chair = chairOfColour(room.table, who.colour);
    if (chair !== undefined) chair.unguided = true;
    return undefined;
  }),
  /** Leafs on in a list of offers. */
  leaf: byAnybody((room, who) => {
    screenOf(room, who.colour).leafed++;
    return undefined;
  }),
  size: byAnybody((room, who, words) => {
    const screen = screenOf(room, who.colour);
    const size = screen.size + (words[1] === "-" ? -1 : 1);
    if (size >= 0 && size < SCALES.length) screen.size = size;
    return undefined;
  }),
  log: byAnybody((room, who, words) => {
    const { match } = room.table;
    if (match === undefined) return undefined;
    const view = screenOf(room, who.colour).log;
    const to = words[1] ?? "";
    if (to === "back") view.top = view.top > LOG_STEP ? view.top - LOG_STEP : 0;
    else if (to === "next") view.top += LOG_STEP;
    else if (to === "last") openLog(match, view);
    else if (to === "since") openSince(match, seatOfColour(room.table, who.colour), view);
    else if (to === "row") unfold(view, parseWhole(words[2] ?? ""));
    else return refuse("command.unknown");
    view.changes++;
    return undefined;
  }),
};

/** A row that is pressed unfolds all that it stands for, and folds up again. */
function unfold(view: LogView, row: number): void {
  const key = view.rows[row] as string | undefined;
  if (key !== undefined && key !== "") view.unfolded[key] = view.unfolded[key] === 2 ? 0 : 2;
}
