import { beginSave, writeSave } from "../../session/table/save";
import { isFault } from "../../core/refuse";
import { NOBODY, type Refusal, type Seat } from "../../core/types";
import { refuse } from "../../text/codes";
import { refusalText } from "../../text/refusals";
import { later } from "../queue";
import type { Context } from "./context";
import { LANGUAGE } from "../language";
import { keepTab } from "./notebook";

/** The save is to be written again: soon, and at once if it is asked for before. */
export function touchSave(context: Context): void {
  if (context.save.isStale) return;
  context.save.isStale = true;
  later(4, freshSave, context);
}

/** The save as it has to be now. */
export function freshSave(context: Context): string {
  if (!context.ready) return context.save.text;
  if (context.save.isStale) {
    context.save.isStale = false;
    context.save.text =
      context.save.unreadable !== "" && context.room.table.match === undefined
        ? context.save.unreadable
        : writeSave(context.room.table, context.room.settings);
  }
  return context.save.text;
}

/** A turn has begun that is shown later: then it is a new one, even where the seat had the last turn that was shown. */
export function noteTurn({ save }: Context, turn: Seat): void {
  if (turn !== save.turn) save.turn = NOBODY;
}

/**
 * Stores a point of Tabletop Simulator's own rewind when a turn has begun, once the table shows it: others come every ten
 * seconds, wherever the game stands then. Versions before 14 have no more than those.
 */
export function storeTurn(context: Context, turn: Seat, taken: boolean): void {
  const isNew = turn >= 0 && turn !== context.save.turn;
  context.save.turn = turn;
  const store = storeRewindState;
  if (!isNew || !taken || store === undefined) return;
  later(0, () => {
    later(0, store, () => undefined, false);
  });
}

/** What was saved stays the save until it is read. */
export function keepText({ save }: Context, text: string): void {
  save.text = text;
}

/** Begins with what was saved. What cannot be read is kept, and said in words. */
export function openText(context: Context, text: string): string {
  if (text === "") return "";
  const opened = beginSave(context.room.table.module, text);
  if (!isFault(opened)) {
    context.room.table = opened.table;
    context.room.settings = opened.settings;
    context.load.resume = opened;
    return "";
  }
  return giveUp(context, opened.line, refusalText(nameOther(opened.why, gameTitles()), LANGUAGE));
}

/** Keeps a save that cannot be read; gives what to tell everybody. */
export function giveUp(context: Context, line: number, why: string): string {
  context.save.unreadable = context.save.text;
  context.load.resume = undefined;
  keepTab(LANGUAGE.flow.lostTab, context.save.text);
  return LANGUAGE.flow.unreadable(line, why);
}

/** Names the game that a text is of instead, by its id; why the text is refused otherwise, where no title is known. */
function nameOther(why: Refusal, titles: Readonly<Record<string, string | undefined>>): Refusal {
  const title = why.code === "text.game" ? titles[why.params.word] : undefined;
  return title === undefined ? why : refuse("text.other_game", { title });
}

/** Titles of all games by id, which the packed save writes in front of the script; without it none is known. */
function gameTitles(): Readonly<Record<string, string | undefined>> {
  return (globalThis as unknown as { game_titles?: Record<string, string | undefined> }).game_titles ?? {};
}
