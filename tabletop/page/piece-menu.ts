import { WORDS } from "./words";
import type { Ask } from "./net/link";
import type { Piece } from "../wire/view";

/** A line of a piece's menu, and what it does; without that it is a heading. */
export interface Line {
  label: string;
  key?: string;
  does?: { ask: Ask } | { press: number } | { more: Line[] } | "keypad" | "ping";
}

/**
 * The menu of a piece. Where the script has given it one, that is what the piece is for: what can be done to any piece
 * of a table lies behind its last line, and a button without words, which a plain press presses, is left out.
 */
export function menuOf(key: number, piece: Piece): Line[] {
  const heading = piece.name === undefined ? [] : [{ label: piece.name }];
  const own = (piece.menu ?? []).map((item): Line => ({
    label: item,
    does: { ask: { t: "menu", piece: key, item } },
  }));
  const buttons = (piece.buttons ?? []).flatMap(({ label, tooltip }, i): Line[] => {
    const words = tooltip !== "" ? tooltip : /[A-Za-z]{2}/.test(label) ? label : "";
    if (words === "" && own.length > 0) return [];
    return [{ label: words === "" ? WORDS.menu.press : words, does: { press: i } }];
  });
  const rest: Line[] = [
    ...(piece.fixed === true ? [] : [...numbersOf(key, piece), ...gesturesOf(key, piece)]),
    ...(piece.hand === undefined ? [{ label: WORDS.menu.ping, does: "ping" as const }] : []),
  ];
  if (own.length === 0 || rest.length < 2) return [...heading, ...buttons, ...own, ...rest];
  return [...heading, ...buttons, ...own, { label: WORDS.menu.more, does: { more: [...heading, ...rest] } }];
}

/** Numbers to type over a piece. Where its label is how many it stands for: one, half of them, all. */
function numbersOf(key: number, { buttons, locked }: Piece): Line[] {
  const { menu } = WORDS;
  const lines = (buttons ?? []).map(({ label }) => label.split("\n")[0].trim());
  const said = lines.find((line) => /^\d+$/.test(line));
  if (said === undefined) return locked === true ? [] : [{ label: menu.number, does: "keypad" }];
  // What lies fast is not taken anywhere.
  if (locked === true) return [];
  const all = Number(said);
  const steps = [...new Set([1, Math.floor(all / 2), all])].filter((n) => n > 0);
  return steps.map((n) => ({
    label: menu.take(n, all),
    does: { ask: { t: "number", piece: key, digits: String(n) } },
  }));
}

/** What can be done to a piece of any table, with the key that does it. */
function gesturesOf(piece: number, { type, locked, count, side }: Piece): Line[] {
  const { menu } = WORDS;
  const random = (count ?? 1) > 1 || type === "Dice";
  const loose: Line[] =
    locked === true
      ? []
      : [
          { label: menu.flip, key: "F", does: { ask: { t: "flip", piece } } },
          { label: menu.left, key: "Q", does: { ask: { t: "rotate", piece, steps: -1 } } },
          { label: menu.right, key: "E", does: { ask: { t: "rotate", piece, steps: 1 } } },
        ];
  return [
    ...loose,
    ...(random ? [{ label: menu.random, key: "R", does: { ask: { t: "randomize", piece } as const } }] : []),
    ...(side === "front" ? [] : [{ label: menu.peek, does: { ask: { t: "peek", piece } as const } }]),
  ];
}
