import type { Desk } from "./desk";
import { say } from "./say";
import { LANGUAGE } from "../language";

/** Commands that have a key of their own, in the order in which the table lists them. */
const KEYS = ["confirm", "cancel", "most", "least", "end", "undo", "pass", "skip", "show help", "show costs"];
/** The keys of the number pad, which need no binding: 1 to 10. */
const PAD = KEYS;

/** Binds the named hotkeys; they are lost on every load. */
export function bindKeys(desk: Desk): void {
  clearHotkeys();
  for (const text of KEYS) {
    addHotkey(label(text), (colour) => {
      sayAs(desk, colour, text);
    });
  }
  addHotkey(label("point"), (colour, _hovered, pointer) => {
    const land = desk.parts.landAt(pointer);
    if (land >= 0) sayAs(desk, colour, `press ${land}`);
  });
}

function label(text: string): string {
  return LANGUAGE.flow.hotkeys[text] ?? text;
}

/** A key of the number pad was pressed. */
export function pressPad(desk: Desk, index: number, colour: string): void {
  if (index >= 1 && index <= PAD.length) sayAs(desk, colour, PAD[index - 1]);
}

/** Says something for whoever has a colour of the table. */
function sayAs(desk: Desk, colour: string, text: string): void {
  const player = Player[colour as TtsPlayerColor] as TtsPlayer | undefined;
  if (player !== undefined) say(desk, player, text);
}
