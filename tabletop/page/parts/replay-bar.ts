import { button, el } from "./dom";
import { WORDS } from "../words";

/** The controls of a replay, along the lower edge. */
export interface ReplayBar {
  element: HTMLElement;
  /** Shows where the replay is, and whether it goes on by itself. */
  show: (at: { step: number; steps: number; how: string; plays: boolean }) => void;
}

export interface ReplayActs {
  go: (step: number) => void;
  /** Goes so many steps on, or back. */
  by: (steps: number) => void;
  play: () => void;
  /** How many steps are to be taken at once, and the milliseconds between two of them. */
  speed: (pace: Pace) => void;
  close: () => void;
}

export interface Pace {
  stride: number;
  pause: number;
}

const PACES: readonly (Pace & { label: string })[] = [
  { label: "1×", stride: 1, pause: 1000 },
  { label: "2×", stride: 1, pause: 500 },
  { label: "5×", stride: 5, pause: 1000 },
  { label: "20×", stride: 20, pause: 1000 },
];
/** What a replay begins with. */
export const FIRST_PACE: Pace = PACES[0];

/** Drawings of the controls, in a square of 24. */
const ICONS = {
  first: "M7 5v14M19 5L9 12l10 7z",
  back: "M16 5L7 12l9 7z",
  play: "M8 4l12 8-12 8z",
  pause: "M7 5h4v14H7zM14 5h4v14h-4z",
  on: "M8 5l9 7-9 7z",
  last: "M17 5v14M5 5l10 7-10 7z",
} as const;

export function newReplayBar(root: HTMLElement, title: string, acts: ReplayActs): ReplayBar {
  const { replay } = WORDS;
  const slider = el("input", { type: "range", min: 0, max: 0, step: 1, "aria-label": replay.slider });
  slider.addEventListener("input", () => acts.go(Number(slider.value)));
  const how = el("span", { class: "replay-how", role: "status" });
  const count = el("span", { class: "replay-count" });
  const play = icon("play", replay.play, acts.play);
  const pace = el(
    "select",
    { "aria-label": replay.speed },
    ...PACES.map(({ label }, i) => el("option", { value: i }, label)),
  );
  pace.addEventListener("change", () => acts.speed(PACES[Number(pace.value)]));
  const element = el(
    "section",
    { class: "replay", "aria-label": replay.title(title) },
    el("div", { class: "replay-where" }, el("b", {}, replay.title(title)), how, count),
    el(
      "div",
      { class: "replay-keys" },
      icon("first", replay.first, () => acts.go(0)),
      icon("back", replay.back, () => acts.by(-1)),
      play,
      icon("on", replay.on, () => acts.by(1)),
      icon("last", replay.last, () => acts.go(Infinity)),
      slider,
      pace,
      button(replay.close, acts.close),
    ),
  );
  element.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key === "Escape") acts.close();
    else if (target === slider || target === pace) return event.stopPropagation();
    else if (key === "ArrowLeft") acts.by(-1);
    else if (key === "ArrowRight") acts.by(1);
    else if (key === "Home") acts.go(0);
    else if (key === "End") acts.go(Infinity);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  root.append(element);
  play.focus();
  return {
    element,
    show: ({ step, steps, how: text, plays }) => {
      slider.max = String(steps);
      slider.value = String(step);
      slider.setAttribute("aria-valuetext", `${replay.count(step, steps)}, ${text}`);
      how.textContent = text;
      count.textContent = replay.count(step, steps);
      draw(play, plays ? "pause" : "play", plays ? replay.pause : replay.play);
    },
  };
}

function icon(name: keyof typeof ICONS, label: string, act: () => void): HTMLButtonElement {
  const one = button("", act, { class: "replay-icon" });
  draw(one, name, label);
  return one;
}

function draw(one: HTMLElement, name: keyof typeof ICONS, label: string): void {
  if (one.getAttribute("aria-label") === label) return;
  one.setAttribute("aria-label", label);
  one.title = label;
  one.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}
