import type { Desk } from "./desk";
import { say } from "./say";
import { LANGUAGE } from "../language";

/** What the keys of the number pad say, which need no binding: 1 to 10. Each has a key of its own besides. */
const PAD = ["confirm", "cancel", "most", "least", "end", "undo", "pass", "skip", "show help", "show costs"];
/** What else has a key that can be bound. */
const MORE = ["show titles", "show crowns"];

/** Binds the named hotkeys; they are lost on every load. */
export function bindKeys(desk: Desk): void {
  clearHotkeys();
  bind(desk, PAD);
  addHotkey(label("point"), (colour, _hovered, pointer) => {
    const land = desk.parts.landAt(pointer);
    if (land >= 0) sayAs(desk, colour, `press ${land}`);
  });
  bind(desk, MORE);
}

function bind(desk: Desk, commands: readonly string[]): void {
  for (const text of commands) {
    addHotkey(label(text), (colour) => {
      sayAs(desk, colour, text);
    });
  }
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
