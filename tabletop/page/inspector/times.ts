import { clockText, millisText, type InspectorData, type Pane } from "./data";
import { el } from "../parts/dom";
import { WORDS } from "../words";

/** Bars of the chart: the last frames in which the script ran. */
const BARS = 160;
/** A frame at sixty a second, in microseconds. */
const FRAME = 16_667;
const WORST = 40;

/** How long the script takes: a bar for each frame, and what takes longest. */
export function newTimes(): Pane {
  const { times: words } = WORDS.inspector;
  const chart = el("div", { class: "chart", role: "img" });
  const scale = el("p", { class: "soft" });
  const body = el("tbody", {});
  const head = [words.what, words.runs, words.mean, words.worst, words.calls];
  const table = el(
    "table",
    {},
    el("thead", {}, el("tr", {}, ...head.map((name) => el("th", { scope: "col" }, name)))),
    body,
  );
  let drawn = -1;
  return {
    element: el(
      "div",
      { class: "pane" },
      el("div", { class: "log", tabindex: 0, "aria-label": words.title }, chart, scale, table),
    ),
    draw: (data) => {
      if (drawn === data.counts.slices) return;
      drawn = data.counts.slices;
      const bars = framesOf(data);
      const top = Math.max(FRAME / 8, ...bars.map(({ micros }) => micros));
      chart.replaceChildren(
        ...bars.map(({ frame, micros }) => {
          const bar = el("i", { title: `${clockText(frame)}: ${millisText(micros)}` });
          bar.style.height = `${Math.max(1, (micros / top) * 100)}%`;
          bar.classList.toggle("long", micros > FRAME);
          return bar;
        }),
      );
      chart.setAttribute("aria-label", words.chart(bars.length, millisText(top)));
      scale.textContent = words.chart(bars.length, millisText(top));
      body.replaceChildren(
        ...tableOf(data).map((cells) => el("tr", {}, ...cells.map((cell) => el("td", {}, cell)))),
      );
    },
  };
}

function framesOf({ slices }: InspectorData): { frame: number; micros: number }[] {
  const out: { frame: number; micros: number }[] = [];
  for (const { frame, micros } of slices) {
    const last = out.at(-1);
    if (last?.frame === frame) last.micros += micros;
    else out.push({ frame, micros });
  }
  return out.slice(-BARS);
}

/** A row for each kind of run, the longest first. */
function tableOf({ slices }: InspectorData): string[][] {
  const kinds = new Map<string, { runs: number; sum: number; worst: number; calls: number }>();
  for (const { what, micros, calls } of slices) {
    const kind = kinds.get(what) ?? { runs: 0, sum: 0, worst: 0, calls: 0 };
    kind.runs++;
    kind.sum += micros;
    kind.worst = Math.max(kind.worst, micros);
    kind.calls += calls;
    kinds.set(what, kind);
  }
  return [...kinds]
    .sort(([, one], [, other]) => other.worst - one.worst)
    .slice(0, WORST)
    .map(([what, { runs, sum, worst, calls }]) => [
      ...[what, String(runs), millisText(sum / runs), millisText(worst), (calls / runs).toFixed(1)],
    ]);
}
