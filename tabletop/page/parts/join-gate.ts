import { button, buttonRow, el, onEnter } from "./dom";
import { openSheet, type Sheet } from "./sheet";
import { WORDS } from "../words";
import type { Closed, Conflict } from "../../wire/answers";
import type { Link } from "../net/link";

/** Shows why one is not in, and what can be done about it. */
export function openJoinGate(root: HTMLElement, why: Closed | Conflict, link: Link): Sheet {
  const enter = (how: Parameters<Link["enter"]>[0]): void => {
    sheet.close();
    link.enter(how);
  };
  const sheet = openSheet(root, "join-gate", "", partsOf(why, enter));
  return sheet;
}

function partsOf(why: Closed | Conflict, enter: (how: Parameters<Link["enter"]>[0]) => void): HTMLElement[] {
  if (why.t === "conflict")
    return [
      el("p", {}, WORDS.taken(`${why.name}${why.color === "Grey" ? "" : ` (${why.color})`}`)),
      buttonRow(
        button(WORDS.takeOver, () => enter({ takeOver: true }), { class: "accent" }),
        button(WORDS.asNew, () => enter({ anew: true })),
      ),
    ];
  if (why.code !== "code") {
    const again = (): void => (why.code === "version" ? location.reload() : enter({}));
    return [el("p", {}, why.why), buttonRow(button(WORDS.retry, again, { class: "accent" }))];
  }
  const input = el("input", {
    maxlength: 16,
    autocapitalize: "characters",
    autocomplete: "off",
    "aria-label": WORDS.codeAsked,
  });
  const join = (): void => enter({ code: input.value });
  onEnter(input, join);
  return [
    el("p", {}, why.why),
    el("div", { class: "line" }, input, button(WORDS.join, join, { class: "accent" })),
  ];
}
