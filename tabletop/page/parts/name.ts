import { button, buttonRow, el, onEnter } from "./dom";
import { openClosable } from "./sheet";
import { WORDS } from "../words";

/** A field for the own name; `rename` gets each new one that says something. */
export function nameField(name: string, rename: (name: string) => void): HTMLInputElement {
  const field = el("input", {
    ...{ maxlength: 32, value: name, placeholder: WORDS.naming.example, autocomplete: "nickname" },
    "aria-label": WORDS.settings.name,
  });
  let known = name;
  const done = (): void => {
    const wanted = field.value.trim();
    if (wanted === "" || wanted === known) return;
    known = wanted;
    rename(wanted);
  };
  field.addEventListener("change", done);
  // What was typed before the field was made anew is no change to it.
  field.addEventListener("blur", done);
  return field;
}

/** Asks somebody for their name who has come straight to a seat. */
export function askName(root: HTMLElement, rename: (name: string) => void): void {
  const { title, note, ok, later } = WORDS.naming;
  const field = nameField("", rename);
  openClosable(root, "naming", title, (close) => {
    onEnter(field, () => {
      field.blur();
      close();
    });
    const buttons = buttonRow(button(ok, close, { class: "accent" }), button(later, close));
    return [el("p", {}, note), el("div", { class: "line" }, field), buttons];
  });
  field.focus();
}
