import { button, el } from "../parts/dom";
import { PARTS, type Part } from "./parts";
import { WORDS } from "../words";

/** The tabs of a small window: which part of the panels is shown beside the map. */
export interface Sheets {
  /** Shows a tab for each part that there is; says which is chosen. A part that is new is chosen, and one that is asked. */
  choose: (there: ReadonlyMap<Part, string>, asked: boolean) => Part;
  element: HTMLElement;
}

/** Drawings of the parts, in a square of 24: where in the window they are anchored. */
const ICONS: Readonly<Record<Part, string>> = {
  left: "M3 5h18v14H3zM5 7h5v10H5z",
  upper: "M3 5h18v14H3zM14 7h5v5h-5z",
  lower: "M3 5h18v14H3zM14 12h5v5h-5z",
  middle: "M3 5h18v14H3zM8 8h8v8H8z",
};
/** Which comes first, where the chosen part is gone. */
const ORDER: readonly Part[] = ["middle", "lower", "upper", "left"];

export function newSheets(root: HTMLElement, redraw: () => void): Sheets {
  const element = el("div", { class: "sheet-tabs", role: "group", "aria-label": WORDS.sheets, hidden: true });
  root.append(element);
  const tabs = new Map(PARTS.map((part) => [part, tabOf(part, () => take(part))]));
  element.append(...[...tabs.values()].map(({ tab }) => tab));
  let chosen: Part = "lower";
  let known: ReadonlySet<Part> = new Set();
  let wasAsked = false;
  const take = (part: Part): void => {
    chosen = part;
    redraw();
  };
  return {
    element,
    choose: (there, asked) => {
      const fresh = ORDER.find((part) => there.has(part) && !known.has(part) && part !== "left");
      if (fresh !== undefined) chosen = fresh;
      else if (asked && !wasAsked && there.has("lower") && chosen !== "middle") chosen = "lower";
      known = new Set(there.keys());
      wasAsked = asked;
      if (!there.has(chosen)) chosen = ORDER.find((part) => there.has(part)) ?? "upper";
      for (const [part, { tab, label }] of tabs) {
        tab.hidden = !there.has(part);
        tab.setAttribute("aria-pressed", String(part === chosen));
        label.textContent = there.get(part) ?? "";
      }
      return chosen;
    },
  };
}

function tabOf(part: Part, act: () => void): { tab: HTMLElement; label: HTMLElement } {
  const tab = button("", act, { class: "sheet-tab" });
  tab.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[part]}"/></svg>`;
  const label = el("span", {});
  tab.append(label);
  return { tab, label };
}
