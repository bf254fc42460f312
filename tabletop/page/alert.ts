import { playSound, wakeSound } from "./sound";
import { WORDS } from "./words";
import type { Likes } from "./parts/settings";
import type { View } from "../wire/view";

/** Tells whoever looks elsewhere that it is their move: in the title and the icon of the tab, and by a sound. */
export interface Alert {
  update: (view: View) => void;
}

/** Whoever has the page in front of them and was asked so many milliseconds ago needs no sound. */
const BUSY = 8000;

export function newAlert(likes: Likes): Alert {
  wakeSound();
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  let asked = false;
  let last = -Infinity;
  return {
    update: (view) => {
      const before = asked;
      asked = isAsked(view);
      const name = view.table.name === "" ? document.title : view.table.name;
      const title = asked ? WORDS.alert.title(name) : name;
      if (view.table.name !== "" && document.title !== title) document.title = title;
      if (asked === before) return;
      icon?.setAttribute("href", asked ? "favicon-move.svg" : "favicon.svg");
      const now = performance.now();
      const isInFront = !document.hidden && document.hasFocus();
      if (asked && likes.sound && (!isInFront || now - last > BUSY)) playSound("asked", likes.volume);
      last = now;
    },
  };
}

/** Whether something waits for anybody at this screen. */
export function isAsked({ you }: View): boolean {
  return you.asked || Object.values(you.own).some((one) => one.asked);
}
