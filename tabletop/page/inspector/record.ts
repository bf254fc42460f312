import { button, el } from "../parts/dom";
import { clockText, type Pane } from "./data";
import { WORDS } from "../words";

/** What the script saves, line by line, and the states to go back to. */
export function newRecord(go: (checkpoint: number) => void): Pane {
  const { record: words } = WORDS.inspector;
  const steps = el("div", { class: "steps", role: "group", tabindex: 0, "aria-label": words.steps });
  const text = el("ol", { class: "saved", tabindex: 0, "aria-label": words.saved });
  let [drawnSteps, drawnText] = ["", ""];
  return {
    element: el(
      "div",
      { class: "pane two" },
      el("div", { class: "column" }, el("h3", {}, words.saved), text),
      el("div", { class: "column" }, el("h3", {}, words.steps), steps),
    ),
    draw: ({ now }) => {
      const { checkpoints = [], back, state = "" } = now ?? {};
      if (state !== drawnText) {
        drawnText = state;
        const lines = state.split("\n");
        text.replaceChildren(
          ...(state === "" ? [words.empty] : lines.map((line) => el("li", {}, line.slice(0, 400)))),
        );
        text.scrollTop = text.scrollHeight;
      }
      const whole = JSON.stringify([checkpoints, back]);
      if (whole === drawnSteps) return;
      drawnSteps = whole;
      const at = back ?? checkpoints.length - 1;
      steps.replaceChildren(
        ...checkpoints.map(({ frame, label }, i) =>
          button(`${clockText(frame)}  ${label === "" ? words.empty : label}`, () => go(i), {
            ...{ class: i > at ? "step ahead" : "step", "aria-current": i === at ? "step" : undefined },
          }),
        ),
      );
      steps.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    },
  };
}
