import { clockText, type Pane } from "./data";
import { el } from "../parts/dom";
import { WORDS } from "../words";

/** What went wrong in the script, with the lines of the source, and what it gets away with here. */
export function newErrors(): Pane {
  const { errors: words } = WORDS.inspector;
  const list = el("div", { class: "log", role: "log", tabindex: 0, "aria-label": words.title });
  let drawn = "";
  return {
    element: el("div", { class: "pane" }, list),
    draw: ({ errors, counts, now }) => {
      const warnings = now?.warnings ?? [];
      const text = `${counts.errors} ${warnings.length} ${warnings.at(-1) ?? ""}`;
      if (text === drawn) return;
      drawn = text;
      list.replaceChildren(
        ...(errors.length + warnings.length === 0 ? [el("p", { class: "soft" }, words.none)] : []),
        ...errors.map(({ what, frame, message }) =>
          el(
            "div",
            { class: "fault" },
            el("p", {}, el("span", { class: "when" }, clockText(frame)), el("b", {}, what)),
            el("pre", {}, message),
          ),
        ),
        ...(warnings.length === 0 ? [] : [el("h3", {}, words.warnings)]),
        ...warnings.map((warning) => el("pre", { class: "warning" }, warning)),
      );
    },
  };
}
