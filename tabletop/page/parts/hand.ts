import { comingOf } from "../map/prizes";
import { cssUrl } from "../../xml/draw/css";
import { el } from "./dom";
import { WORDS } from "../words";
import type { Piece, View } from "../../wire/view";

/** The own hand along the lower edge. */
export interface Hand {
  update: (view: View) => void;
  /** How far the tips of its cards reach up now: not at all without cards. */
  tips: () => number;
  over: (point: { x: number; y: number }) => boolean;
}

/** What is done with a card of the hand: it is played, lifted, or its menu is wanted. */
export interface HandActs {
  play: (key: string) => void;
  lift: (key: string, event: PointerEvent) => void;
  menu: (key: string, point: { x: number; y: number }) => void;
  /** What a card is called whose own name is not told. */
  nameOf: (piece: Piece) => string | undefined;
  /** Where in the window a card comes from; undefined where it is to be there at once. */
  comesFrom: (piece: Piece) => { x: number; y: number } | undefined;
}

/** Milliseconds that a card takes to the hand. */
const FLIGHT = 420;
const STEADY = 6;
/** Whoever holds a card for so many milliseconds reads it. */
const LONG_PRESS = 500;
/** How far the tips of cards reach up from the lower edge, at the usual size; as page.css has it. */
export const TIPS = 23;

export function newHand(root: HTMLElement, acts: HandActs): Hand {
  const element = el("section", { class: "hand", "aria-label": WORDS.hand.title, hidden: true });
  root.append(element);
  let shown = "[]";
  let there: Set<string> | undefined;
  return {
    update: ({ pieces, you }) => {
      const mine = Object.entries(pieces)
        .filter(([, piece]) => piece.hand === you.color && piece.held === undefined)
        .sort(([, one], [, other]) => one.at[0] - other.at[0]);
      const text = JSON.stringify(mine.map(([key, { picture, name, count }]) => [key, picture, name, count]));
      if (text === shown) {
        there ??= new Set();
        return;
      }
      shown = text;
      element.hidden = mine.length === 0;
      element.style.setProperty("--cards", String(mine.length));
      const cards = mine.map(([key, piece]) => cardOf(key, piece, acts));
      element.replaceChildren(...cards);
      const keys = mine.map(([key]) => key);
      const coming = there === undefined ? [] : comingOf(keys, there);
      for (const [i, [key, piece]] of mine.entries())
        if (coming.includes(key)) fly(cards[i], acts.comesFrom(piece));
      there = new Set(keys);
    },
    tips: () => (element.hidden ? 0 : TIPS),
    over: ({ x, y }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return !element.hidden && x >= left && x <= right && y >= top && y <= bottom;
    },
  };
}

/** Lets a card that has come to the hand fly there. */
function fly(card: HTMLElement, from: { x: number; y: number } | undefined): void {
  if (from === undefined) return;
  const { left, top, width, height } = card.getBoundingClientRect();
  const [x, y] = [from.x - left - width / 2, from.y - top - height / 2];
  card.animate(
    [
      { translate: `${x}px ${y}px`, scale: "0.5" },
      { translate: "0 0", scale: "1" },
    ],
    { duration: FLIGHT, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
}

function cardOf(key: string, piece: Piece, acts: HandActs): HTMLElement {
  const name = piece.name ?? acts.nameOf(piece) ?? piece.type;
  const label = [WORDS.hand.play(name), piece.description ?? ""].filter((part) => part !== "").join(". ");
  const card = el("button", { type: "button", class: "card", "aria-label": label, "data-piece": key });
  card.style.aspectRatio = String((piece.size[0] || 1) / (piece.size[2] || 1));
  card.append(faceOf(piece));
  if (piece.count !== undefined) card.append(el("span", { class: "badge" }, String(piece.count)));
  card.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    acts.menu(key, { x: event.clientX, y: event.clientY });
  });
  card.addEventListener("click", (event) => {
    // By the keyboard; a pointer plays it where it is let go.
    if (event.detail === 0) acts.play(key);
  });
  card.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    // The first touch of a finger shows the card as a whole, as the pointer of a mouse does before it presses.
    const isSeen = down.pointerType === "mouse" || card.classList.contains("seen");
    const since = performance.now();
    for (const other of card.parentElement?.children ?? []) other.classList.toggle("seen", other === card);
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STEADY) return;
      stop();
      card.classList.add("lifted");
      acts.lift(key, event);
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };
    const up = (): void => {
      stop();
      if (isSeen && performance.now() - since < LONG_PRESS) acts.play(key);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  });
  return card;
}

/** The picture of a card: a cell of its sheet. */
function faceOf({ picture, tint, name }: Piece): HTMLElement {
  const face = el("span", { class: "face" });
  if (picture === undefined) {
    face.style.background = tint.slice(0, 7);
    face.textContent = name ?? "";
    return face;
  }
  const { url, columns = 1, rows = 1, cell = 0 } = picture;
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const share = (at: number, of: number): number => (of > 1 ? (100 * at) / (of - 1) : 0);
  face.style.backgroundImage = cssUrl(url);
  face.style.backgroundSize = `${columns * 100}% ${rows * 100}%`;
  face.style.backgroundPosition = `${share(column, columns)}% ${share(row, rows)}%`;
  return face;
}
