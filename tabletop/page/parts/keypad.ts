import { button, el } from "./dom";
import { openClosable } from "./sheet";
import { WORDS } from "../words";

/** Asks for a number where there are no number keys; `take` gets its digits. */
export function openKeypad(root: HTMLElement, take: (digits: string) => void): void {
  let digits = "";
  const shown = el("output", { class: "keypad-shown" });
  const set = (text: string): void => {
    digits = text.slice(0, 4);
    shown.textContent = digits;
  };
  const { title, ok, cancel, erase } = WORDS.keypad;
  const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) =>
    button(digit, () => set(digits + digit)),
  );
  const sheet = openClosable(root, "keypad-sheet", title, (close) => {
    const done = (): void => {
      close();
      if (digits !== "") take(digits);
    };
    const grid = el(
      "div",
      { class: "keypad" },
      ...keys,
      button(erase, () => set(digits.slice(0, -1))),
      button("0", () => set(`${digits}0`)),
      button(ok, done, { class: "accent" }),
    );
    return [shown, grid, button(cancel, close)];
  });
  sheet.element.addEventListener("keydown", ({ key }) => {
    if (/^\d$/.test(key)) set(digits + key);
    else if (key === "Backspace") set(digits.slice(0, -1));
  });
}
