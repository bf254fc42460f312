import type { Refusal } from "../../core/types";
import { refusalText } from "../../text/refusals";
import { tableColour } from "../colours";
import { LANGUAGE } from "../language";

const ERROR: TtsColorLike = { r: 0.95, g: 0.55, b: 0.4 };
const NEWS: TtsColorLike = { r: 0.95, g: 0.88, b: 0.7 };

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
