import { button, el } from "./dom";
import { openSheet } from "./sheet";
import { WORDS } from "../words";

/** Asks before something is done; `yes` and `no` are what the buttons say, and nothing is done on no. */
export function ask(root: HTMLElement, text: string, yes: string, no: string, then: () => void): void {
  const close = (): void => sheet.close();
  const sheet = openSheet(
    root,
    "dialog",
    "",
    [
      el("p", {}, text),
      el(
        "div",
        { class: "buttons" },
        button(no, close, { class: "accent" }),
        button(yes, () => {
          close();
          then();
        }),
      ),
    ],
    close,
  );
}

/** Asks before another game takes the place of the one at the table. */
export function askNewGame(root: HTMLElement, then: () => void): void {
  const { newGameSure, newGameYes, newGameNo } = WORDS.menu;
  ask(root, newGameSure, newGameYes, newGameNo, then);
}
