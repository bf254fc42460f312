import { button, el } from "./dom";
import { openSheet } from "./sheet";

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
