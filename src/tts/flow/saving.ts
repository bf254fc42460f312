import { nameOther } from "../../session/match/other-game";
import { beginSave, writeSave } from "../../session/table/save";
import { isFault } from "../../core/refuse";
import { refusalText } from "../../text/refusals";
import { later } from "../queue";
import { gameTitles } from "../titles";
import type { Context } from "./context";
import { LANGUAGE } from "../language";
import { keepTab } from "./notebook";

/** The save is to be written again: soon, and at once if it is asked for before. */
export function touchSave(context: Context): void {
  if (context.stale) return;
  context.stale = true;
  later(4, () => {
    freshSave(context);
  });
}

/** The save as it has to be now. */
export function freshSave(context: Context): string {
  if (!context.ready) return context.text;
  if (context.stale) {
    context.stale = false;
    context.text =
      context.lost !== "" && context.room.table.match === undefined
        ? context.lost
        : writeSave(context.room.table, context.room.settings);
  }
  return context.text;
}

/**
 * Stores a point of Tabletop Simulator's own rewind when a turn has begun, once the table shows it: others come every ten
 * seconds, wherever the game stands then. Versions before 14 have no more than those.
 */
export function storeTurn(context: Context, turn: number, taken: boolean): void {
  const isNew = turn >= 0 && turn !== context.turn;
  context.turn = turn;
  const store = storeRewindState;
  if (!isNew || !taken || store === undefined) return;
  later(0, () => {
    later(0, () => {
      store(() => undefined, false);
    });
  });
}

/** Begins with what was saved. What cannot be read is kept, and said in words. */
export function openText(context: Context, text: string): string {
  context.text = text;
  if (text === "") return "";
  const opened = beginSave(context.room.table.module, text);
  if (!isFault(opened)) {
    context.room.table = opened.table;
    context.room.settings = opened.settings;
    context.resume = opened;
    return "";
  }
  return giveUp(context, opened.line, refusalText(nameOther(opened.why, gameTitles()), LANGUAGE));
}

/** Keeps a save that cannot be read; gives what to tell everybody. */
export function giveUp(context: Context, line: number, why: string): string {
  context.lost = context.text;
  context.resume = undefined;
  keepTab(LANGUAGE.flow.lostTab, context.text);
  return LANGUAGE.flow.unreadable(line, why);
}
