import { button, el } from "./dom";
import { seatColor } from "../map/palette";
import { WORDS } from "../words";
import type { View } from "../../wire/view";

/** The strip along the left edge: who sits where, and the tools of the page. */
export interface Rail {
  element: HTMLElement;
  /** Shows the seats of these colours, and what is told of those that computers play. */
  update: (view: View, colors: readonly string[], computers: Readonly<Record<string, string>>) => void;
  unread: (count: number) => void;
}

/** What its buttons do. */
export interface RailActs {
  seat: (color: string) => void;
  chat: () => void;
  menu: (at: DOMRect) => void;
  fit: () => void;
  zoom: (closer: boolean) => void;
  panels: () => void;
  rules: () => void;
  /** Shows or hides the panels at the left, in windows that have no room for them. */
  left: () => void;
  settings: () => void;
  invite: () => void;
}

/** Drawings of the tools, in a square of 24. */
const ICONS = {
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  closer: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6",
  farther: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21M7.5 10.5h6",
  chat: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  table: "M4 6h16M4 12h16M4 18h16",
  left: "M4 5h16v14H4zM10 5v14M7 9v6",
  hide: "M4 5h16v14H4zM14 5v14M17 9v6",
  rules: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2c2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  settings: "M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5",
  invite: "M9 5a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8M3 20c0-4 2.5-6 6-6s6 2 6 6M19 8v6M16 11h6",
} as const;

/** The face of a computer, in a square of 24. */
const COMPUTER = "M12 3v4M5 7h14v11H5zM9.2 11v2.4M14.8 11v2.4M2.5 11v3.5M21.5 11v3.5";

export function newRail(root: HTMLElement, acts: RailActs): Rail {
  const seats = el("div", { class: "rail-seats", role: "group", "aria-label": WORDS.rail.seats });
  const count = el("span", { class: "badge", hidden: true });
  const chat = tool("chat", WORDS.rail.chat, acts.chat);
  chat.append(count);
  const menu = tool("table", WORDS.rail.table, () => acts.menu(menu.getBoundingClientRect()));
  const element = el(
    "nav",
    { class: "rail" },
    seats,
    el(
      "div",
      { class: "rail-tools" },
      tool("fit", WORDS.rail.fit, acts.fit),
      tool("closer", WORDS.rail.closer, () => acts.zoom(true)),
      tool("farther", WORDS.rail.farther, () => acts.zoom(false)),
      tool("left", WORDS.rail.left, acts.left),
      tool("hide", WORDS.rail.hide, acts.panels),
      tool("invite", WORDS.rail.invite, acts.invite),
      chat,
      tool("rules", WORDS.rail.rules, acts.rules),
      tool("settings", WORDS.rail.settings, acts.settings),
      menu,
    ),
  );
  root.append(element);
  let shown = "";
  let buttons = new Map<string, HTMLElement>();
  return {
    element,
    update: (view, colors, computers) => {
      const list = seatsOf(view, colors, computers);
      const text = JSON.stringify(list);
      if (text === shown) return;
      shown = text;
      // A seat keeps its button, and so a press on it that has begun and the focus.
      const isSame = list.length === buttons.size && list.every(({ color }) => buttons.has(color));
      if (!isSame) {
        buttons = new Map(list.map(({ color }) => [color, button("", () => acts.seat(color))]));
        seats.replaceChildren(...buttons.values());
      }
      for (const [i, one] of [...buttons.values()].entries()) dressSeat(one, list[i]);
    },
    unread: (number) => {
      count.hidden = number === 0;
      count.textContent = String(number);
    },
  };
}

interface SeatShown {
  color: string;
  name: string | undefined;
  /** What is told of the computer that plays it; undefined where none does. */
  computer: string | undefined;
  here: boolean;
  you: boolean;
  own: boolean;
  turn: boolean;
  cards: number;
}

function seatsOf(
  { seats, people, you, table }: View,
  colors: readonly string[],
  computers: Readonly<Record<string, string | undefined>>,
): SeatShown[] {
  return Object.entries(seats)
    .filter(([color]) => color !== "" && color !== "Black" && color !== "Grey" && colors.includes(color))
    .map(([color, { person, hands }]) => ({
      ...{ color, name: person === undefined ? undefined : people[person]?.name },
      computer: person === undefined ? computers[color] : undefined,
      here: person !== undefined && people[person]?.here,
      ...{ you: you.color === color, own: color in you.own, turn: table.turn === color },
      cards: hands.reduce((sum, hand) => sum + hand.count, 0),
    }));
}

/** Gives a seat's button a shield with the first letter of who sits there; a computer has a face, a free seat a plus. */
function dressSeat(element: HTMLElement, seat: SeatShown): void {
  const { color, name, computer, here, you, own, turn, cards } = seat;
  const words = wordsOf(seat);
  const isAway = name !== undefined && !here;
  const isComputer = computer !== undefined;
  const isFree = name === undefined && !isComputer;
  const states = { free: isFree, computer: isComputer, you, own, turn, away: isAway };
  element.className = ["seat", ...Object.entries(states).flatMap(([state, is]) => (is ? [state] : []))].join(
    " ",
  );
  element.setAttribute("aria-label", words);
  element.dataset["tip"] = words;
  element.style.setProperty("--seat", seatColor(color));
  const letter = isFree ? "+" : (name ?? "").slice(0, 1).toUpperCase();
  const parts = [["shield", letter], ...(cards > 0 ? [["badge", String(cards)]] : [])];
  element.replaceChildren(
    // Drawn, not written: the button is called otherwise.
    ...parts.map(([part, text]) => el("span", { class: part, "aria-hidden": "true", "data-letter": text })),
  );
  const shield = element.querySelector(".shield");
  if (isComputer && shield !== null)
    shield.innerHTML = `<svg viewBox="0 0 24 24"><path d="${COMPUTER}"/></svg>`;
}

function wordsOf({ color, name, computer, here, you, turn, cards }: SeatShown): string {
  const { rail } = WORDS;
  const free = computer === undefined ? rail.free(color) : rail.computer(color, computer);
  return [
    name === undefined ? free : rail.taken(color, name),
    ...(you ? [rail.you] : []),
    ...(name !== undefined && !here ? [rail.away] : []),
    ...(turn ? [rail.turn] : []),
    ...(cards > 0 ? [rail.cards(cards)] : []),
  ].join(", ");
}

function tool(icon: keyof typeof ICONS, label: string, act: () => void): HTMLButtonElement {
  const one = button("", act, { class: `tool tool-${icon}`, "aria-label": label, title: label });
  one.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[icon]}"/></svg>`;
  one.append(el("span", { class: "caption", "aria-hidden": "true" }, WORDS.rail.captions[icon]));
  return one;
}
