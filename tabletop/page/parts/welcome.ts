import { button, buttonRow, el, onEnter } from "./dom";
import { nameField } from "./name";
import { openSheet, type Sheet } from "./sheet";
import { qrOf } from "./qr";
import { seatColor } from "../map/palette";
import { WORDS } from "../words";

/** A way in: what stands on its tile, and what it does. The first one is the one that most will want. */
export interface Way {
  label: string;
  note: string;
  act: () => void;
  /** What can be chosen for it, below its button. */
  choices?: HTMLElement;
}

/** What the welcome says, and the ways in. */
interface Greeting {
  title: string;
  tagline: string;
  /** What whoever comes is called so far; empty where nobody knows. */
  name: string;
  ways: readonly Way[];
}

interface OpenWelcome extends Sheet {
  /** Puts another note on the tile of a label, if there is one. */
  note: (label: string, text: string) => void;
}

/** Opens the welcome over the table; Escape goes to the table as it is. */
export function openWelcome(
  root: HTMLElement,
  { title, tagline, name, ways }: Greeting,
  rename: (name: string) => void,
  go: () => void,
): OpenWelcome {
  const notes = new Map(ways.map(({ label, note }) => [label, el("span", {}, note)]));
  const tile = ({ label, act, choices }: Way, i: number): HTMLElement => {
    const one = button("", act, { class: i === 0 ? "way accent" : "way", autofocus: i === 0 && name !== "" });
    one.append(el("b", {}, label), notes.get(label) ?? "");
    return choices === undefined ? one : el("div", { class: "way-box" }, one, choices);
  };
  const drawn = el("img", { class: "title", src: "title.svg", alt: title });
  // A game without a drawn title has it in plain letters.
  drawn.addEventListener("error", () => drawn.replaceWith(el("h1", {}, title)));
  const list = el("div", { class: "ways" }, ...ways.map(tile));
  const own = nameField(name, rename);
  onEnter(own, () => list.querySelector("button")?.focus());
  const line = el("label", { class: "line own-name" }, el("span", {}, WORDS.settings.name), own);
  const children = [drawn, el("p", { class: "tagline" }, tagline), line, list];
  return {
    ...openSheet(root, "welcome", "", children, go),
    note: (label, text) => {
      const note = notes.get(label);
      if (note !== undefined && note.textContent !== text) note.textContent = text;
    },
  };
}

/** Asks who plays at this screen: seats and names; `own` is that of whoever is asked, empty where nobody knows it. */
export function openHotSeat(
  root: HTMLElement,
  colors: readonly string[],
  own: string,
  start: (people: { color: string; name: string }[]) => void,
  back: () => void,
): Sheet {
  const { hot } = WORDS;
  const rows = colors.map((color, i) => {
    const on = el("input", { type: "checkbox", "aria-label": color });
    on.checked = i < 2;
    const called = i === 0 && own !== "" ? own : hot.player(i + 1);
    const name = el("input", { maxlength: 32, value: called, "aria-label": hot.name(color) });
    const seal = el("span", { class: "shield", "aria-hidden": "true" }, color.slice(0, 1));
    seal.style.setProperty("--seat", seatColor(color));
    return { color, on, name, row: el("label", { class: "line" }, on, seal, name) };
  });
  const note = el("p", { role: "status" }, hot.note);
  const sit = (): void => {
    const people = rows
      .filter(({ on }) => on.checked)
      .map(({ color, name }) => ({ color, name: name.value.trim() === "" ? color : name.value.trim() }));
    if (people.length < 2) note.textContent = hot.few;
    else start(people);
  };
  const buttons = buttonRow(button(hot.start, sit, { class: "accent" }), button(hot.back, back));
  return openSheet(root, "hot", hot.title, [note, ...rows.map(({ row }) => row), buttons], back);
}

/** Shows how others come to the table. */
export function openInvite(
  root: HTMLElement,
  invite: { link: string; code?: string },
  colors: readonly string[],
  close: () => void,
): Sheet {
  const { invite: words } = WORDS;
  const line = (label: string, text: string, color?: string): HTMLElement => {
    const shown = el("input", { readonly: true, value: text, "aria-label": label });
    shown.addEventListener("focus", () => shown.select());
    const copy = button(words.copy, () => {
      shown.select();
      void navigator.clipboard?.writeText(text).then(() => (copy.textContent = words.copied));
    });
    const name = el("span", { class: "label" }, label);
    if (color !== undefined) name.style.color = seatColor(color);
    return el("div", { class: "line" }, name, shown, copy);
  };
  const { link, code } = invite;
  const seatLink = (color: string): string => `${link}${link.includes("#") ? "&" : "#"}seat=${color}`;
  const local = /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
  const children = [
    local
      ? el("p", {}, words.local)
      : el("div", { class: "qr" }, qrOf(link, words.qr), el("p", {}, words.qr)),
    line(words.link, link),
    ...(code === undefined ? [] : [line(words.code, code)]),
    el("h3", {}, words.seats),
    ...colors.map((color) => line(color, seatLink(color), color)),
    buttonRow(button(words.close, close, { class: "accent" })),
  ];
  return openSheet(root, "invite", words.title, children, close);
}
