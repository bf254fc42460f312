import { button, el } from "./dom";
import { openSheet, type Sheet } from "./sheet";
import { seatColor } from "../map/palette";
import { WORDS } from "../words";
import type { Link } from "../net/link";
import type { View } from "../../wire/view";

/** Several people at one screen: between two of them the table is hidden, and the page asks whose turn it is. */
export interface SeatPicker {
  update: (view: View) => void;
  /** Hands the screen to a seat of this browser: hides the table, and asks for whoever has the seat. */
  handTo: (color: string) => void;
}

/** The one who was asked last has so many milliseconds to see what came of it. */
const PAUSE = 900;

export function newSeatPicker(root: HTMLElement, link: Link): SeatPicker {
  let sheet: Sheet | undefined;
  let shown = "";
  let timer = 0;
  let wanted: string | undefined;
  let last = "";

  const handTo = (color: string): void => {
    wanted = color;
    void link.ask({ t: "pickSeat" });
  };

  const close = (): void => {
    sheet?.close();
    sheet = undefined;
    shown = "";
  };

  const draw = (own: View["you"]["own"]): void => {
    const color = wanted !== undefined && wanted in own ? wanted : nextOf(own, last);
    if (color === undefined) return;
    const text = `${color} ${Object.keys(own).join(" ")}`;
    if (text === shown) return;
    close();
    shown = text;
    sheet = openPicker(root, own, color, (to) => {
      last = to;
      wanted = undefined;
      void link.ask({ t: "lookAs", color: to });
    });
  };

  return {
    update: ({ you }) => {
      clearTimeout(timer);
      if (you.pickingSeat) return draw(you.own);
      close();
      if (you.color !== "Grey") last = you.color;
      const me = you.own[you.color] as { asked: boolean } | undefined;
      if (me === undefined || me.asked) return;
      const next = nextOf(you.own, you.color);
      if (next !== undefined && you.own[next].asked) timer = window.setTimeout(() => handTo(next), PAUSE);
    },
    handTo,
  };
}

/** Asks for whoever has the seat of a colour; the others of this browser can be picked too. */
function openPicker(
  root: HTMLElement,
  own: View["you"]["own"],
  color: string,
  pick: (color: string) => void,
): Sheet {
  const { seatPicker: words } = WORDS;
  const { name } = own[color];
  const seal = el("span", { class: "shield large", "aria-hidden": "true" }, name.slice(0, 1).toUpperCase());
  seal.style.setProperty("--seat", seatColor(color));
  const others = Object.entries(own).filter(([other]) => other !== color);
  return openSheet(root, "seat-picker", words.title(name), [
    seal,
    el("p", {}, words.note),
    button(words.pick(name), () => pick(color), { class: "accent large" }),
    el(
      "div",
      { class: "buttons others", "aria-label": words.other },
      ...others.map(([other, person]) => button(words.pick(person.name), () => pick(other))),
    ),
  ]);
}

/** Who is asked: the next after the one who was at the screen last, else the next of all. */
function nextOf(own: View["you"]["own"], last: string): string | undefined {
  const colors = Object.keys(own);
  const at = colors.indexOf(last);
  const turned = [...colors.slice(at + 1), ...colors.slice(0, at + 1)];
  return turned.find((color) => own[color].asked) ?? turned.at(0);
}
