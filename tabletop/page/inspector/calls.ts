import { clockText, millisText, type InspectorData, type Pane } from "./data";
import { el } from "../parts/dom";
import { WORDS } from "../words";
import type { InspectedSlice } from "../../wire/answers";

/** Rows that are shown: the last ones. */
const MOST = 250;

/** Every run of the script, with the calls that it made and the lines that made them. */
export function newCalls(): Pane {
  const { calls: words } = WORDS.inspector;
  const filter = el("input", { type: "search", placeholder: words.filter, "aria-label": words.filter });
  const quiet = el("input", { type: "checkbox", checked: true });
  const rows = el("div", { class: "log", role: "log", tabindex: 0, "aria-label": words.title });
  let data: InspectorData | undefined;
  let drawn = 0;

  const fits = (slice: InspectedSlice): boolean => {
    if (quiet.checked && slice.calls === 0) return false;
    const word = filter.value.trim().toLowerCase();
    if (word === "" || slice.what.toLowerCase().includes(word)) return true;
    return slice.made.some(({ what, at = "" }) => `${what} ${at}`.toLowerCase().includes(word));
  };
  const add = (slices: readonly InspectedSlice[]): void => {
    if (slices.length === 0) return;
    const atEnd = rows.scrollTop + rows.clientHeight >= rows.scrollHeight - 24;
    rows.append(...slices.map(rowOf));
    while (rows.childElementCount > MOST) rows.firstElementChild?.remove();
    if (atEnd) rows.scrollTop = rows.scrollHeight;
  };
  const redraw = (): void => {
    rows.replaceChildren();
    add((data?.slices ?? []).filter(fits).slice(-MOST));
    rows.scrollTop = rows.scrollHeight;
  };
  filter.addEventListener("input", redraw);
  quiet.addEventListener("change", redraw);
  return {
    element: el(
      "div",
      { class: "pane" },
      el("div", { class: "bar" }, filter, el("label", {}, quiet, words.quiet)),
      rows,
    ),
    draw: (now) => {
      data = now;
      const fresh = now.counts.slices - drawn;
      drawn = now.counts.slices;
      if (fresh > 0) add(now.slices.slice(-fresh).filter(fits).slice(-MOST));
    },
  };
}

function rowOf({ what, frame, micros, calls, made }: InspectedSlice): HTMLElement {
  const { calls: words } = WORDS.inspector;
  const head = [
    el("span", { class: "when" }, clockText(frame)),
    el("b", {}, what),
    el(
      "code",
      { class: "first" },
      made
        .map((call) => call.what)
        .join(" · ")
        .slice(0, 200),
    ),
    el("span", { class: "time" }, millisText(micros)),
    el("span", { class: "soft" }, words.count(calls)),
  ];
  if (made.length === 0) return el("div", { class: "run" }, ...head);
  const lines = made.map((call) =>
    el("div", { class: "call" }, el("code", {}, call.what), el("code", { class: "line" }, call.at ?? "")),
  );
  const rest = calls - made.length;
  const more = rest > 0 ? [el("div", { class: "call soft" }, words.more(rest))] : [];
  return el("details", { class: "run" }, el("summary", {}, ...head), ...lines, ...more);
}
