import { el } from "../parts/dom";
import { readable } from "../parts/readable";
import { isReached } from "../reached";
import type { Ask } from "../net/link";
import type { Box } from "../../xml/layout/box";

/** Sends a gesture; the answer is false where it was refused. */
export type Do = (request: Ask, at: HTMLElement) => Promise<boolean>;

/**
 * Makes a drawn box work: what is pressed can be pressed by keys too, and what is typed has a real field over it. `off`
 * is the picture of controls that do nothing now: pressed, they say why.
 */
export function enliven(element: HTMLElement, box: Box, send: Do, off?: string): void {
  const key = box.line;
  const real = element.querySelector<HTMLElement>(":scope > .ui-real");
  const on = box.interactable;
  if (box.kind === "InputField") return field(element, box, real as HTMLInputElement | null, send);
  if (box.kind === "Dropdown") return dropdown(element, box, real as HTMLSelectElement | null, send);
  if (box.kind === "Slider") return slider(element, box, real as HTMLInputElement | null, send);
  const clicks = "onClick" in box.handlers || box.kind === "Toggle" || box.kind === "ToggleButton";
  element.onclick = clicks && on ? () => void send({ t: "click", element: key }, element) : null;
  element.oncontextmenu = (event) => {
    if (!clicks) return;
    event.preventDefault();
    if (on) void send({ t: "click", element: key, key: -2 }, element);
  };
  const words = box.text?.lines.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ") ?? "";
  if (!clicks) return plain(element);
  say(element, "tabindex", on ? "0" : "-1");
  say(element, "role", box.on === undefined ? "button" : "checkbox");
  if (box.on !== undefined) say(element, "aria-checked", String(box.on));
  say(element, "aria-disabled", String(!on || (off !== undefined && box.picture?.name === off)));
  nameOf(element, words.trim(), box);
  element.onkeydown = (event) => {
    // Whom the mouse has brought here means by Enter what the game gives it.
    const isMeant = event.key === " " || (event.key === "Enter" && isReached(element));
    if (!isMeant) return;
    event.preventDefault();
    if (!event.repeat) element.click();
  };
}

/**
 * Gives an element an attribute that it has not yet: to give the one that has the focus its `tabindex` once more has the
 * browser find all styles at once, in the middle of what is drawn.
 */
function say(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What a control is called: what stands on it, so that it can be called by voice, else what its tooltip says. */
function nameOf(element: HTMLElement, words: string, { tooltip, id }: Box): void {
  const isIn = tooltip !== "" && tooltip.toLowerCase().includes(words.toLowerCase());
  const name = readable(words === "" || isIn ? tooltip : words);
  say(element, "aria-label", name === "" ? id : name);
  const more = readable(tooltip);
  if (more === "" || more === name) element.removeAttribute("aria-description");
  else say(element, "aria-description", more);
}

/** What a control says of itself to those who do not see it. */
const SAID = ["role", "tabindex", "aria-checked", "aria-disabled", "aria-label", "aria-description"];

/** It may have been a control before: a name without a role is none to a screen reader. */
function plain(element: HTMLElement): void {
  for (const name of SAID) element.removeAttribute(name);
  element.onkeydown = null;
}

function label(box: Box): string {
  return box.tooltip === "" ? (box.id === "" ? box.kind : box.id) : box.tooltip;
}

function field(element: HTMLElement, box: Box, real: HTMLInputElement | null, send: Do): void {
  const value = box.empty
    ? ""
    : (box.text?.lines ?? []).map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");
  const input = real ?? el("input", { class: "ui-real ui-typed" });
  if (real === null) element.append(input);
  const font = box.text?.lines.at(0)?.runs.at(0)?.size ?? 14;
  Object.assign(input.style, { fontSize: `${font}px` });
  input.disabled = !box.interactable;
  input.setAttribute("aria-label", label(box));
  if (document.activeElement !== input) input.value = value;
  const type = (submit: boolean): void => {
    void send(
      { t: "type", element: box.line, text: input.value, ...(submit ? { submit: true } : {}) },
      element,
    );
  };
  input.onchange = () => type(false);
  input.onkeydown = (event) => {
    event.stopPropagation();
    if (event.key !== "Enter") return;
    type(true);
    input.onchange = null;
    input.blur();
    input.onchange = () => type(false);
  };
}

function dropdown(element: HTMLElement, box: Box, real: HTMLSelectElement | null, send: Do): void {
  const select = real ?? el("select", { class: "ui-real ui-hidden" });
  if (real === null) element.append(select);
  const options = box.options ?? [];
  select.replaceChildren(...options.map((text) => el("option", { value: text }, text)));
  select.selectedIndex = box.chosen ?? 0;
  select.disabled = !box.interactable;
  select.setAttribute("aria-label", label(box));
  select.onchange = () => void send({ t: "choose", element: box.line, value: select.value }, element);
}

function slider(element: HTMLElement, box: Box, real: HTMLInputElement | null, send: Do): void {
  const input =
    real ?? el("input", { class: "ui-real ui-hidden", type: "range", min: 0, max: 1, step: "any" });
  if (real === null) element.append(input);
  input.disabled = !box.interactable;
  input.setAttribute("aria-label", label(box));
  if (document.activeElement !== input) input.value = String(box.level?.share ?? 0);
  const [least, most] = [Number(element.dataset["min"] ?? 0), Number(element.dataset["max"] ?? 1)];
  input.onchange = () => {
    const value = least + (most - least) * Number(input.value);
    void send({ t: "choose", element: box.line, value }, element);
  };
}
