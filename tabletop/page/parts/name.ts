import { button, el } from "./dom";
import { openSheet } from "./sheet";
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
  const close = (): void => sheet.close();
  const field = nameField("", rename);
  field.addEventListener("keydown", ({ key }) => {
    if (key !== "Enter") return;
    field.blur();
    close();
  });
  const buttons = el(
    "div",
    { class: "buttons" },
    button(ok, close, { class: "accent" }),
    button(later, close),
  );
  const line = el("div", { class: "line" }, field);
  const sheet = openSheet(root, "naming", title, [el("p", {}, note), line, buttons], close);
  field.focus();
}
