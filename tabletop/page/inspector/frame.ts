import { button, el } from "../parts/dom";
import { WORDS } from "../words";

export type Tab = keyof typeof WORDS.inspector.tabs;

/** The elements of the inspector around its panes. */
export interface Frame {
  element: HTMLElement;
  tabs: ReadonlyMap<Tab, HTMLButtonElement>;
  list: HTMLElement;
  /** Says what was refused. */
  note: HTMLElement;
  body: HTMLElement;
  /** Stands in place of the body while the inspector is off, with a button that opens it to all. */
  off: HTMLElement;
}

/** What the buttons of the frame do. */
interface FrameActions {
  pick: (tab: Tab) => void;
  openToAll: () => void;
  moveOut: () => void;
  close: () => void;
}

export function newFrame(names: readonly Tab[], controls: HTMLElement, actions: FrameActions): Frame {
  const { inspector: words } = WORDS;
  const tabs = new Map(
    names.map((name) => [
      name,
      button(words.tabs[name], () => actions.pick(name), {
        ...{ role: "tab", id: `inspect-${name}`, class: "tab" },
      }),
    ]),
  );
  const list = el("div", { class: "tabs", role: "tablist", "aria-label": words.title }, ...tabs.values());
  const note = el("p", { class: "inspector-note", role: "status", hidden: true });
  const body = el("div", { class: "inspector-body", role: "tabpanel" });
  const off = el(
    "div",
    { class: "inspector-off", hidden: true },
    el("p", {}, words.off),
    button(words.openToAll, actions.openToAll),
  );
  const taller = button(words.taller, () => element.classList.toggle("tall"));
  const apart = button(words.apart, actions.moveOut);
  const leave = button(words.close, actions.close);
  const element = el(
    "section",
    { class: "inspector", hidden: true, "aria-label": words.title },
    el("header", {}, list, controls, el("div", { class: "window" }, taller, apart, leave)),
    note,
    off,
    body,
  );
  return { element, tabs, list, note, body, off };
}

/** Shows which tab is picked. */
export function markTab({ tabs, body }: Frame, tab: Tab): void {
  for (const [one, its] of tabs) {
    its.setAttribute("aria-selected", String(one === tab));
    its.tabIndex = one === tab ? 0 : -1;
  }
  body.setAttribute("aria-labelledby", `inspect-${tab}`);
}

/** Shows either the body or that the inspector is off. */
export function showOff({ off, body }: Frame, isOff: boolean): void {
  off.hidden = !isOff;
  body.hidden = isOff;
}
