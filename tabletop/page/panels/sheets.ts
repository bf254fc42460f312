import { button, el, hide } from "../parts/dom";
import { nextFront, taken, type Front, type Seen } from "./front";
import { PARTS, type Part } from "./parts";
import { isLong } from "./tab-names";
import { WORDS } from "../words";

/** A tab that opens something: its name, and what a press does. */
export interface Shortcut {
  name: string;
  open: () => void;
}

/** The tabs of a small window: which part of the panels is shown beside the map. */
export interface Sheets {
  /** Shows a tab for each part that has a name, with a mark on the one with a question; says which is chosen. */
  choose: (
    names: ReadonlyMap<Part, string>,
    seen: Omit<Seen, "there">,
    shortcut: Shortcut | undefined,
  ) => Part;
  element: HTMLElement;
}

/** Drawings of the parts, in a square of 24: where in the window they are anchored. */
const ICONS: Readonly<Record<Part, string>> = {
  left: "M3 5h18v14H3zM5 7h5v10H5z",
  upper: "M3 5h18v14H3zM14 7h5v5h-5z",
  lower: "M3 5h18v14H3zM14 12h5v5h-5z",
  middle: "M3 5h18v14H3zM8 8h8v8H8z",
};

export function newSheets(root: HTMLElement, redraw: () => void): Sheets {
  const element = el("div", { class: "sheet-tabs", role: "group", "aria-label": WORDS.sheets, hidden: true });
  root.append(element);
  const tabs = new Map(PARTS.map((part) => [part, tabOf(part, () => take(part))]));
  let open = (): void => undefined;
  const goals = tabOf("upper", () => open());
  element.append(...[...tabs.values()].map(({ tab }) => tab), goals.tab);
  let front: Front = {
    ...{ part: "lower", there: [], question: undefined, forQuestion: false },
    ...{ middle: "", thrown: "", next: undefined, until: 0 },
  };
  let timer = 0;
  const take = (part: Part): void => {
    front = taken(front, part);
    redraw();
  };
  // Who has seen the dice presses anything, and is asked at once; a tab has been taken by then, and nothing comes next.
  root.addEventListener("click", () => {
    if (front.next !== undefined) take(front.next);
  });
  return {
    element,
    choose: (names, seen, shortcut) => {
      open = shortcut?.open ?? open;
      goals.label.textContent = shortcut?.name ?? "";
      // What it opens has a tab of that name.
      hide(goals.tab, shortcut === undefined || [...names.values()].includes(shortcut.name));
      const now = performance.now();
      front = nextFront(front, { ...seen, there: [...names.keys()] }, now);
      clearTimeout(timer);
      if (front.next !== undefined) timer = window.setTimeout(redraw, front.until - now);
      for (const [part, { tab, label, mark }] of tabs) {
        hide(tab, !names.has(part));
        tab.setAttribute("aria-pressed", String(part === front.part));
        const name = names.get(part) ?? "";
        label.textContent = name;
        tab.classList.toggle("long", isLong(name));
        hide(mark, part !== seen.question?.part);
      }
      return front.part;
    },
  };
}

function tabOf(part: Part, act: () => void): { tab: HTMLElement; label: HTMLElement; mark: HTMLElement } {
  const tab = button("", act, { class: "sheet-tab" });
  tab.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[part]}"/></svg>`;
  const label = el("span", { class: "sheet-label" });
  const mark = el("span", { class: "sheet-mark", role: "img", "aria-label": WORDS.asked, hidden: true }, "!");
  tab.append(label, mark);
  return { tab, label, mark };
}
