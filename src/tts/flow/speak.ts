import type { Refusal } from "../../core/types";
import { refusalText } from "../../text/refusals";
import { LANGUAGE } from "../language";

const ERROR: TtsColorLike = { r: 0.95, g: 0.55, b: 0.4 };
const NEWS: TtsColorLike = { r: 0.95, g: 0.88, b: 0.7 };

/** Tells one player something; nobody, where nobody is there. A colour would not do: several have Grey. */
export function tell(player: TtsPlayer | undefined, text: string): void {
  player?.broadcast(text, NEWS);
}

/** Tells everybody something, in the colour of news. */
export function tellAll(text: string): void {
  broadcastToAll(text, NEWS);
}

/** Whispers why something was not done to the one who tried. */
export function tellWhy(player: TtsPlayer | undefined, why: Refusal): void {
  player?.broadcast(refusalText(why, LANGUAGE), ERROR);
}

/** Lines in the chat of one player. */
export function whisper(player: TtsPlayer | undefined, lines: readonly string[]): void {
  for (const line of lines) player?.print(line, NEWS);
}

/** A line in everybody's chat, without a banner over the table. */
export function note(text: string): void {
  printToAll(text, NEWS);
}
