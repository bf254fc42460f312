import type { Seat } from "../../core/types";
import { NO_ITEM, sinceTurn, sizeAt } from "../match/log";
import type { Language } from "../../text/language";
import type { Match } from "../match/match";
import type { LogView } from "../table/screen";
import { LOG_ROWS } from "./geometry";
import { partsOf } from "./parts";
import { partKey, ROW_LINES, rowsOf } from "./rows";

/** How many rows the page goes back and forth by. */
export const LOG_STEP = 5;

/** Larger than any row's number. */
const END = 1000000;

/** Has a page show the log as it stands, with nothing unfolded but its last part, whose end is shown. */
export function openLog(match: Match, view: LogView): void {
  reopen(match, view);
  view.top = END;
  const parts = partsOf(match, view.until);
  if (parts.length > 0) view.unfolded[partKey(parts[parts.length - 1])] = 2;
}

/** Has it show what others have done since a seat's last turn, of each part no more than battles and the like. */
export function openSince(match: Match, seat: Seat, view: LogView): void {
  if (seat < 0) {
    openLog(match, view);
    return;
  }
  reopen(match, view);
  const since = sinceTurn(match.log, match.game.at, seat);
  for (const part of partsOf(match, view.until)) {
    if (part.to > since) {
      if (view.seek === NO_ITEM) view.seek = part.from;
      view.unfolded[partKey(part)] = 1;
    }
  }
}

function reopen(match: Match, view: LogView): void {
  view.until = sizeAt(match.log, match.game.at);
  view.unfolded = {};
  view.top = END;
  view.seek = NO_ITEM;
}

/** The lines of the rows that a view shows; notes in it which they are, for those to refer to who press on one. */
export function showPage(match: Match, viewer: Seat, view: LogView, language: Language): string[] {
  const { lines, size, keys, sought } = rowsOf(match, viewer, view, language);
  const rows = Math.floor((size + ROW_LINES - 1) / ROW_LINES);
  const last = rows > LOG_ROWS ? rows - LOG_ROWS : 0;
  const top = sought !== NO_ITEM ? sought : view.top;
  view.top = top < last ? top : last;
  view.seek = NO_ITEM;
  const shown: string[] = [];
  const names: string[] = [];
  for (let i = 0; i < LOG_ROWS; i++) {
    names[i] = keys[view.top + i] ?? "";
    for (let k = 0; k < ROW_LINES; k++) {
      const at = (view.top + i) * ROW_LINES + k;
      if (at < size) shown[i * ROW_LINES + k] = lines[at];
    }
  }
  view.rows = names;
  return shown;
}
