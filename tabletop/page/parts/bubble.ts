import { el } from "./dom";
import type { Point } from "../map/camera";

/** Small notes at the pointer, and announcements for those who listen. */
export interface Bubbles {
  /** Says at a point for a while why a thing cannot be done there. */
  say: (point: Point, text: string) => void;
  /** Shows what lies there; undefined hides it. */
  tip: (point: Point, title: string | undefined, more?: string) => void;
  /** Shows a text of a sentence or two where there is room for it, given its size. */
  note: (text: string, where: (tip: { w: number; h: number }) => Point) => void;
  /** For screen readers only. */
  announce: (text: string) => void;
}

const LASTING = 3200;
const LETTER = 45;
/** Below this share of the window's height a bubble stands above its point, so many pixels: more than half a button. */
const LOW = 0.7;
const ABOVE = 26;

export function newBubbles(root: HTMLElement): Bubbles {
  const said = el("div", { class: "bubble said", role: "alert", hidden: true });
  const tip = el("div", { class: "bubble tip", role: "tooltip", hidden: true });
  const live = el("div", { class: "unseen", "aria-live": "polite" });
  root.append(said, tip, live);
  let timer = 0;
  // What was said of the last press is over with the next one.
  addEventListener("pointerdown", () => (said.hidden = tip.hidden = true), { capture: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && (tip.hidden = true), { capture: true });

  const place = (element: HTMLElement, { x, y }: Point): void => {
    element.hidden = false;
    const { offsetWidth: w, offsetHeight: h } = element;
    const left = Math.min(Math.max(6, x + 14), innerWidth - w - 6);
    // Confirm and its neighbours stand at the lower edge: what is said of one covers none of its row.
    const top = y > innerHeight * LOW ? y - h - ABOVE : y + 20;
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(6, top))}px)`;
  };

  return {
    say: (point, text) => {
      if (text === "") return;
      tip.hidden = true;
      said.textContent = text;
      place(said, point);
      clearTimeout(timer);
      timer = window.setTimeout(() => (said.hidden = true), LASTING + text.length * LETTER);
    },
    tip: (point, title, more = "") => {
      tip.hidden = title === undefined || title === "";
      if (title === undefined || title === "" || !said.hidden) return void (tip.hidden = true);
      tip.replaceChildren(el("b", {}, title), ...more.split("\n").map((line) => el("span", {}, line)));
      place(tip, point);
    },
    note: (text, where) => {
      if (!said.hidden) return;
      tip.textContent = text;
      tip.hidden = false;
      tip.style.transform = "";
      const { x, y } = where({ w: tip.offsetWidth, h: tip.offsetHeight });
      tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    },
    announce: (text) => (live.textContent = text),
  };
}
