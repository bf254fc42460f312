import { button, el } from "./dom";
import { openSheet, type Sheet } from "./sheet";
import { seatColor } from "../map/palette";
import { WORDS } from "../words";
import type { Link } from "../net/link";
import type { View } from "../../server/view";

/** Several people at one screen: between two of them a curtain hides the table. */
export interface Curtain {
  update: (view: View) => void;
  /** Hands the screen to a seat of this browser: the curtain falls, and asks for them. */
  handTo: (color: string) => void;
}

/** The one who was asked last has so many milliseconds to see what came of it. */
const PAUSE = 900;

export function newCurtain(root: HTMLElement, link: Link): Curtain {
  let sheet: Sheet | undefined;
  let shown = "";
  let timer = 0;
  let wanted: string | undefined;
  let last = "";

  const fall = (color: string): void => {
    wanted = color;
    void link.ask({ t: "curtain" });
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
    const { name } = own[color];
    const lift = (to: string): void => {
      last = to;
      wanted = undefined;
      void link.ask({ t: "lookAs", color: to });
    };
    const seal = el("span", { class: "shield large", "aria-hidden": "true" }, name.slice(0, 1).toUpperCase());
    seal.style.setProperty("--seat", seatColor(color));
    const others = Object.entries(own).filter(([other]) => other !== color);
    sheet = openSheet(root, "curtain", WORDS.curtain.title(name), [
      seal,
      el("p", {}, WORDS.curtain.note),
      button(WORDS.curtain.lift(name), () => lift(color), { class: "accent large" }),
      el(
        "div",
        { class: "buttons others", "aria-label": WORDS.curtain.other },
        ...others.map(([other, person]) => button(WORDS.curtain.lift(person.name), () => lift(other))),
      ),
    ]);
  };

  return {
    update: ({ you }) => {
      clearTimeout(timer);
      if (you.curtain) return draw(you.own);
      close();
      if (you.color !== "Grey") last = you.color;
      const me = you.own[you.color] as { asked: boolean } | undefined;
      if (me === undefined || me.asked) return;
      const next = nextOf(you.own, you.color);
      if (next !== undefined && you.own[next].asked) timer = window.setTimeout(() => fall(next), PAUSE);
    },
    handTo: fall,
  };
}

/** Who is asked: the next after the one who was at the screen last, else the next of all. */
function nextOf(own: View["you"]["own"], last: string): string | undefined {
  const colors = Object.keys(own);
  const at = colors.indexOf(last);
  const turned = [...colors.slice(at + 1), ...colors.slice(0, at + 1)];
  return turned.find((color) => own[color].asked) ?? turned.at(0);
}
