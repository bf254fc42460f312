import type { RGB } from "./types";

/** The colours of seats, in the table's order; Grey watches, Black leads. */
export const COLORS = [
  ...["White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink"],
  ...["Grey", "Black"],
];

const HEX = [
  ...["ffffff", "703a16", "da1917", "f3631c", "e6e42b", "30b22a", "20b09a", "1e87ff", "9f1fef", "f46fcd"],
  ...["7f7f7f", "3f3f3f"],
];

/** The colour of a name, whatever its capitals; undefined for other texts. */
export function namedColor(name: string): RGB | undefined {
  const at = COLORS.findIndex((color) => color.toLowerCase() === name.toLowerCase());
  if (at < 0) return undefined;
  const [r, g, b] = [0, 2, 4].map((from) => parseInt(HEX[at].slice(from, from + 2), 16) / 255);
  return { r, g, b };
}
