import type { Refusal } from "../../core/types";
import { colourName } from "../../text/names";
import { refusalText } from "../../text/refusals";

import { LANGUAGE } from "../language";

const ERROR: TtsColorLike = { r: 0.95, g: 0.55, b: 0.4 };
const NEWS: TtsColorLike = { r: 0.95, g: 0.88, b: 0.7 };

/** The table's name of a colour: `red` is `Red` there. */
export function tableColour(id: string): string {
  return id.substring(0, 1).toUpperCase() + id.substring(1);
}

/** The id of a colour of the table. */
export function colourId(name: string): string {
  return name.toLowerCase();
}

export function seatWord(id: string): string {
  return colourName(id, LANGUAGE.names);
}

export function tell(colour: string, text: string): void {
  broadcastToColor(text, tableColour(colour), NEWS);
}

export function tellAll(text: string): void {
  broadcastToAll(text, NEWS);
}

/** Whispers why something was not done to the one who tried. */
export function tellWhy(colour: string, why: Refusal): void {
  broadcastToColor(refusalText(why, LANGUAGE), tableColour(colour), ERROR);
}

/** Lines in the chat of one player. */
export function whisper(colour: string, lines: readonly string[]): void {
  for (const line of lines) printToColor(line, tableColour(colour), NEWS);
}

/** A line in everybody's chat, without a banner over the table. */
export function note(text: string): void {
  printToAll(text, NEWS);
}
