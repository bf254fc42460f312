/** Coronets of the eight ranks, from a plain circlet to an emperor's crown, in a square of 100. */
import { GOLD, GOLD_DARK, INK, PAPER_LIGHT, RUST } from "../kit/palette";
import { circle, g, path, stroked } from "../kit/svg";
import { inked } from "./motifs";

/** The titles of the ranks I to VIII. */
export const TITLES = ["Lord", "Baron", "Count", "Duke", "Prince", "King", "High King", "Emperor"] as const;
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

const pearl = (x: number, y: number, r: number): string => circle(x, y, r, inked(PAPER_LIGHT, 2.4));
const leaf = (x: number, y: number, k: number): string =>
  path(
    `M${x} ${y + 22 * k} L${x - 4 * k} ${y + 10 * k} Q${x - 14 * k} ${y + 10 * k} ${x - 11 * k} ${y} Q${x - 5 * k} ${y - 1} ${x - 4 * k} ${y + 2 * k} Q${x - 6 * k} ${y - 10 * k} ${x} ${y - 13 * k} Q${x + 6 * k} ${y - 10 * k} ${x + 4 * k} ${y + 2 * k} Q${x + 5 * k} ${y - 1} ${x + 11 * k} ${y} Q${x + 14 * k} ${y + 10 * k} ${x + 4 * k} ${y + 10 * k} Z`,
    inked(GOLD, 2.4),
  );
const band = (jewels: number): string =>
  path("M14 66 L86 66 L84 88 L16 88 Z", inked(GOLD)) +
  path("M15 72 L85 72 M16 83 L84 83", stroked(GOLD_DARK, 1.6)) +
  Array.from({ length: jewels }, (_, i) =>
    path(
      `M${14 + ((i + 0.5) * 72) / jewels} 73 l5 4.5 l-5 4.5 l-5 -4.5 Z`,
      stroked(INK, 1.4, i % 2 ? PAPER_LIGHT : RUST),
    ),
  ).join("");
const stems = (n: number, top: number): string =>
  path(
    Array.from(
      { length: n },
      (_, i) => `M${17 + (i * 66) / (n - 1)} 66 L${14 + (i * 72) / (n - 1)} ${top}`,
    ).join(""),
    inked("none", 4.5),
  );
const row = (n: number, top: number, draw: (x: number, y: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(14 + (i * 72) / (n - 1), top, i)).join("");
const points = (top: number): string =>
  path(
    `M14 68 L9 ${top + 10} L29 ${top + 27} L36 ${top} L50 ${top + 22} L64 ${top} L71 ${top + 27} L91 ${top + 10} L86 68 Z`,
    inked(GOLD),
  );
const cap = path("M16 66 Q14 34 50 26 Q86 34 84 66 Z", inked(RUST));
const arch =
  path("M17 66 Q8 26 50 24 Q92 26 83 66 L75 66 Q80 36 50 34 Q20 36 25 66 Z", inked(GOLD)) +
  path("M46 66 L46 28 L54 28 L54 66 Z", inked(GOLD));
const orb = (y: number): string =>
  circle(50, y, 7, inked(GOLD)) +
  path(
    `M47.5 ${y - 7} L47.5 ${y - 12} L43 ${y - 12} L43 ${y - 16.5} L47.5 ${y - 16.5} L47.5 ${y - 21} L52.5 ${y - 21} L52.5 ${y - 16.5} L57 ${y - 16.5} L57 ${y - 12} L52.5 ${y - 12} L52.5 ${y - 7} Z`,
    inked(GOLD, 2.2),
  );

/** Pearls on the four tips of `points(top)`. */
const tips = (top: number, r: number): string =>
  [9, 36, 64, 91].map((x) => pearl(x, x === 9 || x === 91 ? top + 8 : top - 2, r)).join("");

/** The parts of each rank's coronet, from behind to the front. */
const PARTS: readonly (readonly string[])[] = [
  [band(1)],
  [row(4, 58, (x, y) => pearl(x, y, 8)), band(3)],
  [stems(5, 42), row(5, 40, (x, y) => pearl(x, y, 7)), band(3)],
  [stems(3, 50), row(3, 44, (x, y) => leaf(x, y, 1.15)), band(5)],
  [stems(5, 50), row(5, 46, (x, y, i) => (i % 2 ? pearl(x, y, 6.5) : leaf(x, y - 3, 1.05))), band(5)],
  [points(26), tips(26, 6), band(5)],
  [cap, points(34), tips(34, 5.5), band(5), orb(27)],
  [cap, arch, row(5, 52, (x, y, i) => (i % 2 ? pearl(x, y + 2, 5) : leaf(x, y, 0.95))), band(7), orb(22)],
];

/** The coronet of a rank from 1 to 8. */
export function coronet(rank: number): string {
  return g({}, ...PARTS[rank - 1]);
}
