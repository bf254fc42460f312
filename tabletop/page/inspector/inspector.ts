import { markTab, newFrame, showOff, type Frame, type Tab } from "./frame";
import { moveOut, type Outside } from "./window";
import { newCalls } from "./calls";
import { newControls, type Controls } from "./controls";
import { newErrors } from "./errors";
import { newInspectorData, take, type InspectorData, type Pane } from "./data";
import { newObjects } from "./objects";
import { newRecord } from "./record";
import { newTimes } from "./times";
import { reasonOf } from "../asking";
import { WORDS } from "../words";
import type { Answer } from "../../wire/answers";
import type { Ask, Link } from "../net/link";
import type { Vector, View } from "../../wire/view";

/** A drawer for those who write mods: what lies on the table, what the script does, and the way back. */
export interface Inspector {
  root: HTMLElement;
  link: Link;
  data: InspectorData;
  controls: Controls;
  panes: Readonly<Record<Tab, Pane>>;
  tab: Tab;
  frame: Frame;
  /** The window of its own, while it is in one. */
  outside: Outside | undefined;
}

/** `show` makes a place of the table seen. */
export function newInspector(root: HTMLElement, link: Link, show: (at: Vector) => void): Inspector {
  const controls = newControls(async (request) => ask(inspector, request));
  const panes: Record<Tab, Pane> = {
    objects: newObjects(show, (object) => void ask(inspector, { t: "inspect", on: true, object })),
    calls: newCalls(),
    errors: newErrors(),
    times: newTimes(),
    record: newRecord(controls.go),
  };
  const frame = newFrame(Object.keys(panes) as Tab[], controls.element, {
    pick: (tab) => pick(inspector, tab),
    openToAll: () => void enter(inspector, true),
    moveOut: () => leaveDrawer(inspector),
    close: () => close(inspector),
  });
  const inspector: Inspector = {
    ...{ root, link, data: newInspectorData(), controls, panes, tab: "objects", frame, outside: undefined },
  };
  root.append(frame.element);
  listen(inspector);
  pick(inspector, inspector.tab);
  return inspector;
}

export function toggleInspector(inspector: Inspector): void {
  const { frame, data, tab } = inspector;
  if (!frame.element.hidden) return close(inspector);
  inspector.data = { ...newInspectorData(), view: data.view };
  frame.element.hidden = false;
  draw(inspector);
  frame.tabs.get(tab)?.focus();
  void enter(inspector);
}

/** Takes what is for the inspector of all that the server says. */
export function hearAnswer(inspector: Inspector, message: Answer): void {
  const { frame, data } = inspector;
  if (frame.element.hidden) return;
  if (message.t === "inspection") {
    take(data, message.inspection);
    showOff(frame, false);
    draw(inspector);
  } else if (message.t === "notice" || message.t === "welcome") void enter(inspector);
}

export function updateInspector({ frame, data, controls }: Inspector, view: View): void {
  data.view = view;
  if (!frame.element.hidden) controls.draw(data);
}

function listen(inspector: Inspector): void {
  const { list, tabs, element } = inspector.frame;
  const names = [...tabs.keys()];
  list.addEventListener("keydown", (event) => {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (way === 0) return;
    pick(inspector, names[(names.indexOf(inspector.tab) + way + names.length) % names.length]);
    tabs.get(inspector.tab)?.focus();
    event.stopPropagation();
  });
  // What is typed here is not for the map.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && inspector.outside === undefined) close(inspector);
    if (event.key !== "F9") event.stopPropagation();
  });
}

/** Asks for something, and says in words what is refused; true if it was done. */
async function ask({ link, frame }: Inspector, request: Ask): Promise<boolean> {
  const answer = await link.ask(request);
  const text = answer.t === "refused" ? reasonOf(answer) : "";
  frame.note.hidden = text === "";
  frame.note.textContent = text;
  return answer.t === "done";
}

function draw({ data, controls, panes, tab, frame }: Inspector): void {
  const { tabs: words, errorCount } = WORDS.inspector;
  controls.draw(data);
  panes[tab].draw(data);
  const { errors } = data.counts;
  const label = errors === 0 ? words.errors : errorCount(errors);
  const faults = frame.tabs.get("errors");
  if (faults !== undefined && faults.textContent !== label) faults.textContent = label;
}

function pick(inspector: Inspector, tab: Tab): void {
  inspector.tab = tab;
  markTab(inspector.frame, tab);
  inspector.frame.body.replaceChildren(inspector.panes[tab].element);
  draw(inspector);
}

/** Switches it on, for all if need be; where that is refused, it says so. */
async function enter(inspector: Inspector, all = false): Promise<void> {
  const { link, frame } = inspector;
  const refused = (await link.ask({ t: "inspect", on: true, ...(all ? { all } : {}) })).t === "refused";
  if (refused) inspector.data = { ...newInspectorData(), view: inspector.data.view };
  showOff(frame, refused);
  frame.off.lastElementChild?.toggleAttribute("hidden", inspector.data.view?.you.host !== true);
}

/** Moves it into a window of its own. */
function leaveDrawer(inspector: Inspector): void {
  const { element } = inspector.frame;
  inspector.outside = moveOut(element, WORDS.inspector.title, () => close(inspector));
  element.classList.toggle("apart", inspector.outside !== undefined);
}

function close(inspector: Inspector): void {
  const { root, link, frame, outside } = inspector;
  const { element } = frame;
  if (element.hidden) return;
  element.hidden = true;
  element.classList.remove("apart");
  root.append(element);
  inspector.outside = undefined;
  outside?.close();
  void link.ask({ t: "inspect", on: false });
}
