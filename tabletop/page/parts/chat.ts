import { button, el } from "./dom";
import { chatOf } from "./messages";
import { seatColor } from "../map/palette";
import { WORDS } from "../words";
import type { ChatLine, View } from "../../wire/view";

/** The chat, at the lower left; it can be opened and closed. */
export interface Chat {
  update: (view: View, before: View | undefined) => void;
  toggle: () => void;
}

export function newChat(
  root: HTMLElement,
  send: (text: string) => void,
  unread: (count: number) => void,
): Chat {
  const lines = el("div", { class: "chat-lines", role: "log", tabindex: 0 });
  const input = el("input", { placeholder: WORDS.chat.say, "aria-label": WORDS.chat.say, maxlength: 500 });
  const say = (): void => {
    const text = input.value.trim();
    input.value = "";
    if (text !== "") send(text);
  };
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") say();
    if (key === "Escape") chat.toggle();
  });
  const element = el(
    "section",
    { class: "chat", hidden: true, "aria-label": WORDS.chat.title },
    lines,
    el("div", { class: "chat-say" }, input, button(WORDS.chat.send, say)),
  );
  root.append(element);
  let waiting = 0;
  let failed = 0;
  const chat: Chat = {
    update: (view, before) => {
      if (view.chat === before?.chat) return;
      const known = new Set(Object.keys(before?.chat ?? {}));
      const fresh = Object.entries(view.chat).filter(([key]) => !known.has(key));
      if (before === undefined || [...known].some((key) => !(key in view.chat))) {
        lines.replaceChildren(...chatOf(Object.values(view.chat)).map(lineOf));
      } else lines.append(...chatOf(fresh.map(([, line]) => line)).map(lineOf));
      lines.scrollTop = lines.scrollHeight;
      const count = (what: ChatLine["way"]): number => fresh.filter(([, { way }]) => way === what).length;
      // A script may fail in every frame: that is one thing to read.
      if (count("error") > 0) failed = 1;
      waiting += count("chat");
      if (element.hidden && before !== undefined) unread(waiting + failed);
    },
    toggle: () => {
      element.hidden = !element.hidden;
      [waiting, failed] = [0, 0];
      unread(0);
      if (!element.hidden) {
        lines.scrollTop = lines.scrollHeight;
        input.focus();
      }
    },
  };
  return chat;
}

function lineOf({ way, text, from }: ChatLine): HTMLElement {
  const line = el("p", { class: `chat-${way}` });
  if (from !== undefined) {
    const name = el("b", {}, `${from.name}: `);
    name.style.color = seatColor(from.color);
    line.append(name);
  }
  line.append(text);
  return line;
}
