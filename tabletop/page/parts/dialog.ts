import { button, buttonRow, el } from "./dom";
import { keyList } from "./keys";
import { openSheet, type Sheet } from "./sheet";
import { WORDS } from "../words";
import type { GivenKeys } from "../map/hotkeys";
import type { View } from "../../wire/view";

/**
 * Shows the dialog that a view has, and closes one that it has no more. `keys` are those that the game gives to its
 * hotkeys; `answer` without a value means: closed.
 */
export function newDialogs(
  root: HTMLElement,
  keys: GivenKeys | undefined,
  answer: (dialog: number, value: string | undefined) => void,
): (view: View) => void {
  let open: { n: number; sheet: Sheet } | undefined;
  return ({ dialog }) => {
    if (open?.n === dialog?.n) return;
    open?.sheet.close();
    open = undefined;
    if (dialog === undefined) return;
    const { n, kind, text, value, options } = dialog;
    const input =
      kind === "memo" ? el("textarea", { rows: 6 }) : kind === "input" ? el("input", {}) : undefined;
    if (input !== undefined) input.value = value;
    const choice =
      kind === "options"
        ? el("select", {}, ...options.map((one) => el("option", { value: one }, one)))
        : undefined;
    if (choice !== undefined && options.includes(value)) choice.value = value;
    const given = (): string => input?.value ?? choice?.value ?? "";
    const buttons = buttonRow(
      button(WORDS.dialog.ok, () => answer(n, given()), { class: "accent" }),
      ...(["info", "keys"].includes(kind) ? [] : [button(WORDS.dialog.cancel, () => answer(n, undefined))]),
    );
    const said = kind === "keys" ? keyList(text.split("\n"), keys) : el("p", {}, text);
    const parts = [said, input, choice, buttons].filter((part) => part !== undefined);
    open = { n, sheet: openSheet(root, "dialog", "", parts, () => answer(n, undefined)) };
    input?.addEventListener("keydown", (event: Event) => {
      if ((event as KeyboardEvent).key === "Enter" && kind === "input") answer(n, given());
    });
  };
}
