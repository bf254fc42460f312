import { nameOther } from "../../session/match/other-game";
import { openSave, writeSave } from "../../session/match/save";
import { isFault } from "../../core/refuse";
import { refusalText } from "../../text/refusals";
import { later } from "../queue";
import { gameTitles } from "../titles";
import type { Desk } from "./desk";
import { LANGUAGE } from "../language";
import { keepTab } from "./notebook";

/** The save is to be written again: soon, and at once if it is asked for before. */
export function touchSave(desk: Desk): void {
  if (desk.stale) return;
  desk.stale = true;
  later(4, () => {
    freshSave(desk);
  });
}

/** The save as it has to be now. */
export function freshSave(desk: Desk): string {
  if (!desk.ready) return desk.text;
  if (desk.stale) {
    desk.stale = false;
    desk.text =
      desk.lost !== "" && desk.room.table.match === undefined
        ? desk.lost
        : writeSave(desk.room.table, desk.room.settings);
  }
  return desk.text;
}

/** Begins with what was saved. What cannot be read is kept, and said in words. */
export function openText(desk: Desk, text: string): string {
  desk.text = text;
  if (text === "") return "";
  const opened = openSave(desk.room.table.module, text);
  if (!isFault(opened)) {
    desk.room.table = opened.table;
    desk.room.settings = opened.settings;
    desk.resume = opened;
    return "";
  }
  return giveUp(desk, opened.line, refusalText(nameOther(opened.why, gameTitles()), LANGUAGE));
}

/** Keeps a save that cannot be read; gives what to tell everybody. */
export function giveUp(desk: Desk, line: number, why: string): string {
  desk.lost = desk.text;
  desk.resume = undefined;
  keepTab(LANGUAGE.flow.lostTab, desk.text);
  return LANGUAGE.flow.unreadable(line, why);
}
