import { entry } from "../../text/entry";
import type { Context } from "./context";
import { guard } from "./guard";
import { sayAs } from "./say";
import { landUnder } from "../objects/board/land-at";
import { LANGUAGE } from "../language";

/** What the keys of the number pad say, which need no binding, from 1 on. Each has a key of its own besides. */
const PAD = ["confirm", "cancel", "most", "least", "end", "undo", "pass", "skip", "show help"];
/** Pages of the games: those that a game has a label for have a key, and the first of them the last of the number pad. */
const PAGES = ["costs", "turn", "titles", "crowns", "goals", "sets", "stars", "continents", "cards"];
/** What else has a key that can be bound. */
const MORE = ["camera", "camera place", "camera mat", "fold all"];

/** Binds the named hotkeys; they are lost on every load. */
export function bindKeys(context: Context): void {
  clearHotkeys();
  bind(context, padOfGame());
  onKey(context, "point", (colour, pointer) => {
    const land = landUnder(pointer);
    if (land >= 0) sayAs(context, colour, `press ${land}`);
  });
  bind(context, pagesOfGame().slice(1).concat(MORE));
}

function padOfGame(): string[] {
  return PAD.concat(pagesOfGame().slice(0, 1));
}

function pagesOfGame(): string[] {
  return PAGES.map((page) => `show ${page}`).filter(
    (command) => entry(LANGUAGE.flow.hotkeys, command) !== undefined,
  );
}

function bind(context: Context, commands: readonly string[]): void {
  for (const text of commands) {
    onKey(context, text, (colour) => {
      sayAs(context, colour, text);
    });
  }
}

/** Binds a key; what fails after it is told as of a handler. */
function onKey(
  context: Context,
  text: string,
  pressed: (this: void, colour: string, pointer: TtsVector) => void,
): void {
  addHotkey(entry(LANGUAGE.flow.hotkeys, text) ?? text, (colour, _hovered, pointer) => {
    guard(context, "key", pressed, colour, pointer);
  });
}

/** A key of the number pad was pressed. */
export function pressPad(context: Context, index: number, colour: string): void {
  const pad = padOfGame();
  if (index >= 1 && index <= pad.length) sayAs(context, colour, pad[index - 1]);
}
