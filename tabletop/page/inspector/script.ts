import { el } from "../parts/dom";
import { WORDS } from "../words";
import type { Examined } from "../../wire/answers";

/** What the controls of an object call, and whether there is that. */
export function controlsOf({ controls }: Examined): HTMLElement[] {
  const { script: words } = WORDS.inspector;
  const rows = controls.map(({ what, calls, there }) =>
    el(
      "li",
      there ? {} : { class: "lacking" },
      el("span", {}, what),
      el("code", {}, calls),
      there ? "" : el("b", {}, words.lacking),
    ),
  );
  return part(words.controls, rows.length === 0 ? undefined : el("ul", {}, ...rows));
}

/** What else is known of a script: its variables, its state and its text. */
export function stateOf({ variables, state, script }: Examined): HTMLElement[] {
  const { script: words } = WORDS.inspector;
  const lines = variables.map(({ name, value }) => el("li", {}, el("code", {}, name), el("span", {}, value)));
  return [
    ...part(words.variables, lines.length === 0 ? undefined : el("ul", {}, ...lines)),
    ...part(words.state, state === "" ? undefined : el("pre", {}, state)),
    ...part(words.script, script === "" ? undefined : el("pre", {}, numbered(script))),
  ];
}

function part(title: string, body: HTMLElement | undefined): HTMLElement[] {
  return body === undefined ? [] : [el("h3", {}, title), body];
}

/** A script with the numbers of its lines, by which errors name them. */
function numbered(script: string): string {
  const lines = script.split("\n");
  const width = String(lines.length).length;
  return lines.map((line, i) => `${String(i + 1).padStart(width)}  ${line}`).join("\n");
}
