import { button, buttonRow, el } from "./dom";
import { openClosable } from "./sheet";
import { WORDS } from "../words";

/** Asks before something is done; `yes` and `no` are what the buttons say, and nothing is done on no. */
export function ask(root: HTMLElement, text: string, yes: string, no: string, then: () => void): void {
  openClosable(root, "dialog", "", (close) => {
    const act = (): void => {
      close();
      then();
    };
    return [el("p", {}, text), buttonRow(button(no, close, { class: "accent" }), button(yes, act))];
  });
}

/** Asks before another game takes the place of the one at the table. */
export function askNewGame(root: HTMLElement, then: () => void): void {
  const { newGameSure, newGameYes, newGameNo } = WORDS.menu;
  ask(root, newGameSure, newGameYes, newGameNo, then);
}
