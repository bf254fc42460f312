/** Attributes of an element; `on…` are listeners, undefined leaves one out, true and false make flags. */
export type Given = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

type Child = Node | string | undefined;

/** Makes an element with its attributes, listeners and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (typeof value === "boolean") element.toggleAttribute(name, value);
    else if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Hides an element or shows it; to set what it is already would have its style found anew, in each frame. */
export function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** A button that says what it does; `more` are further attributes. */
export function button(label: string, press: () => void, more: Given = {}): HTMLButtonElement {
  return el("button", { type: "button", onclick: press, ...more }, label);
}

/** Does something once Enter is pressed in a field. */
export function onEnter(field: HTMLElement, act: () => void): void {
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") act();
  });
}

/** Buttons beside each other, as at the foot of a sheet. */
export function buttonRow(...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return el("div", { class: "buttons" }, ...buttons);
}

/** Keeps the Tab key within an element until the function that comes back is called; gives the focus back then. */
export function trap(inside: HTMLElement): () => void {
  const before = document.activeElement;
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    const stops = [
      ...inside.querySelectorAll<HTMLElement>("button, input, select, textarea, a[href], [tabindex='0']"),
    ].filter((stop) => !stop.hasAttribute("disabled"));
    const [first, last] = [stops.at(0), stops.at(-1)];
    if (first === undefined || last === undefined) return event.preventDefault();
    const at = document.activeElement;
    if (event.shiftKey ? at === first : at === last || !inside.contains(at)) {
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    }
  };
  document.addEventListener("keydown", keep, true);
  const first = inside.querySelector("[autofocus]") ?? inside.querySelector("button, input");
  (first as HTMLElement | null)?.focus();
  return () => {
    document.removeEventListener("keydown", keep, true);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
