import { ownerId } from "../../core/common";
import type { CommonState } from "../../core/types";
import type { Language } from "../../text/language";
import { colourName } from "../../text/names";
import type { Words } from "../../text/types";
import { PALETTE } from "./palette";

/** The words of an id; the id itself where there is none. */
export function wordFor(words: Words<string>, id: string): string {
  return words[id] ?? id;
}

/** The name of a seat, or of the neutral army. */
export function seatName(s: CommonState, seat: number, language: Language): string {
  return colourName(ownerId(s, seat), language.names);
}

/** A list of words with commas between them, cut after the last one that has room in `most` characters. */
export function shortList(list: string, most: number): string {
  if (list.length <= most) return list;
  let end = most - 4;
  while (end > 0 && list.charAt(end) !== ",") end--;
  return end > 0 ? `${list.substring(0, end)} ...` : list;
}

/** A player's name, cut where it is longer than `most` characters; not within one of several bytes, as Lua has them. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  let end = most - 2;
  while (end > 0 && name.charCodeAt(end) >= 128 && name.charCodeAt(end) < 192) end--;
  return `${name.substring(0, end)}...`;
}

/** A line whose numbers are bold: they are read first. */
export function withBoldNumbers(line: string): string {
  let bold = "";
  let isWithin = false;
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit !== isWithin) bold += isDigit ? "<b>" : "</b>";
    isWithin = isDigit;
    bold += line.charAt(i);
  }
  return isWithin ? `${bold}</b>` : bold;
}

/** The first line of a sheet: a name, in red where its seat has the turn. */
export function sheetTitle(name: string, hasTurn: boolean): string {
  return hasTurn ? `<color=${PALETTE.red}><b>${name}</b></color>` : `<b>${name}</b>`;
}
