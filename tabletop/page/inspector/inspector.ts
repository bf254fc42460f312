import { button, el } from "../parts/dom";
import { moveOut, type Outside } from "./window";
import { newCalls } from "./calls";
import { newControls } from "./controls";
import { newErrors } from "./errors";
import { newKept, take, type Pane } from "./kept";
import { newObjects } from "./objects";
import { newRecord } from "./record";
import { newTimes } from "./times";
import { WORDS } from "../words";
import type { Answer } from "../../server/answers";
import type { Ask, Link } from "../net/link";
import type { Vector, View } from "../../server/view";

/** A drawer for those who write mods: what lies on the table, what the script does, and the way back. */
export interface Inspector {
  toggle: () => void;
  /** Whatever the server says; it takes what is for it. */
  hear: (message: Answer) => void;
  update: (view: View) => void;
}

type Tab = keyof typeof WORDS.inspector.tabs;

/** `show` makes a place of the table seen. */
export function newInspector(root: HTMLElement, link: Link, show: (at: Vector) => void): Inspector {
  const { inspector: words } = WORDS;
  let kept = newKept();
  let tab: Tab = "objects";
  let outside: Outside | undefined;
  const note = el("p", { class: "inspector-note", role: "status", hidden: true });
  const ask = async (request: Ask): Promise<boolean> => {
    const answer = await link.ask(request);
    tell(answer.t === "refused" ? (answer.why === "" ? WORDS.notSent : answer.why) : "");
    return answer.t === "done";
  };
  const tell = (text: string): void => {
    note.hidden = text === "";
    note.textContent = text;
  };
  const controls = newControls(ask);
  const panes: Record<Tab, Pane> = {
    objects: newObjects(show),
    calls: newCalls(),
    errors: newErrors(),
    times: newTimes(),
    record: newRecord(controls.go),
  };
  const names = Object.keys(panes) as Tab[];
  const tabs = new Map(
    names.map((name) => [
      name,
      button(words.tabs[name], () => pick(name), { role: "tab", id: `inspect-${name}`, class: "tab" }),
    ]),
  );
  const body = el("div", { class: "inspector-body", role: "tabpanel" });
  const off = el(
    "div",
    { class: "inspector-off", hidden: true },
    el("p", {}, words.off),
    button(words.openToAll, () => void enter(true)),
  );
  const list = el("div", { class: "tabs", role: "tablist", "aria-label": words.title }, ...tabs.values());
  const taller = button(words.taller, () => element.classList.toggle("tall"));
  const apart = button(words.apart, () => {
    outside = moveOut(element, words.title, close);
    element.classList.toggle("apart", outside !== undefined);
  });
  const leave = button(words.close, () => close());
  const element = el(
    "section",
    { class: "inspector", hidden: true, "aria-label": words.title },
    el("header", {}, list, controls.element, el("div", { class: "window" }, taller, apart, leave)),
    note,
    off,
    body,
  );
  root.append(element);

  const draw = (): void => {
    controls.draw(kept);
    panes[tab].draw(kept);
    const { errors } = kept.counts;
    const label = errors === 0 ? words.tabs.errors : words.errorCount(errors);
    const faults = tabs.get("errors");
    if (faults !== undefined && faults.textContent !== label) faults.textContent = label;
  };
  const pick = (name: Tab): void => {
    tab = name;
    for (const [one, its] of tabs) {
      its.setAttribute("aria-selected", String(one === tab));
      its.tabIndex = one === tab ? 0 : -1;
    }
    body.replaceChildren(panes[tab].element);
    body.setAttribute("aria-labelledby", `inspect-${tab}`);
    draw();
  };
  /** Switches it on, for all if need be; where that is refused, it says so. */
  const enter = async (all = false): Promise<void> => {
    const answer = await link.ask({ t: "inspect", on: true, ...(all ? { all } : {}) });
    const refused = answer.t === "refused";
    if (refused) kept = { ...newKept(), view: kept.view };
    off.hidden = !refused;
    body.hidden = refused;
    off.lastElementChild?.toggleAttribute("hidden", kept.view?.you.host !== true);
  };
  const close = (): void => {
    if (element.hidden) return;
    element.hidden = true;
    element.classList.remove("apart");
    root.append(element);
    const window = outside;
    outside = undefined;
    window?.close();
    void link.ask({ t: "inspect", on: false });
  };
  list.addEventListener("keydown", (event) => {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (way === 0) return;
    pick(names[(names.indexOf(tab) + way + names.length) % names.length]);
    tabs.get(tab)?.focus();
    event.stopPropagation();
  });
  // What is typed here is not for the map.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && outside === undefined) close();
    if (event.key !== "F9") event.stopPropagation();
  });
  pick(tab);
  return {
    toggle: () => {
      if (!element.hidden) return close();
      const { view } = kept;
      kept = { ...newKept(), view };
      element.hidden = false;
      draw();
      tabs.get(tab)?.focus();
      void enter();
    },
    hear: (message) => {
      if (element.hidden) return;
      if (message.t === "inspection") {
        take(kept, message.inspection);
        off.hidden = true;
        body.hidden = false;
        draw();
      } else if (message.t === "notice" || message.t === "welcome") void enter();
    },
    update: (view) => {
      kept.view = view;
      if (!element.hidden) controls.draw(kept);
    },
  };
}
