/** Things drawn for cards and icons beside the pieces: coins, scrolls, swords, churches. Each about its own square of 100. */
import {
  GOLD,
  GOLD_DARK,
  INK,
  mix,
  PAPER_DARK,
  PAPER_LIGHT,
  ROOF,
  RUST,
  SEA_DEEP,
  STEEL,
  STONE,
  WOOD,
} from "../kit/palette";
import { circle, el, g, path, pen, polar, rect, rounded, stroked } from "../kit/svg";

export const inked = pen(INK, 3.2);
const thin = { ...rounded(INK, 1.8), fill: "none" };

/** Sets a drawing of the square of 100 at a place, `size` pixels wide. */
export const at = (x: number, y: number, size: number, body: string, turn = 0, flip = 1): string =>
  g(
    {
      transform: `translate(${x} ${y}) ${turn ? `rotate(${turn}) ` : ""}scale(${(size / 100) * flip} ${size / 100}) translate(-50 -50)`,
    },
    body,
  );

export const coin = (x: number, y: number, r: number): string =>
  circle(x, y, r, inked(GOLD)) +
  circle(x, y, r * 0.78, { ...thin, stroke: GOLD_DARK }) +
  g(
    { transform: `translate(${x} ${y}) scale(${r / 62})` },
    path("M-22 18 L-26 -12 L-12 0 L0 -20 L12 0 L26 -12 L22 18 Z M-22 22 L22 22 L22 27 L-22 27 Z", {
      ...stroked(INK, 2.4, mix(GOLD, "#ffffff", 0.5)),
      "stroke-linejoin": "round",
    }),
  );

const stack = (x: number, foot: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const [w, y] = [17, foot - i * 8];
    return (
      path(
        `M${x - w} ${y - 7} L${x - w} ${y} A${w} 6 0 0 0 ${x + w} ${y} L${x + w} ${y - 7}`,
        inked(GOLD, 2.4),
      ) + el("ellipse", { cx: x, cy: y - 7, rx: w, ry: 6, ...inked(mix(GOLD, "#ffffff", 0.3), 2.4) })
    );
  }).join("");

export const coins = (): string => stack(24, 84, 4) + stack(76, 84, 3) + stack(50, 92, 7) + coin(86, 84, 12);

export const purse = (): string =>
  path("M36 30 Q50 36 64 30 Q92 56 84 80 Q76 94 50 94 Q24 94 16 80 Q8 56 36 30 Z", inked(WOOD)) +
  path("M30 10 Q40 18 50 10 Q60 18 70 10 L63 30 Q50 36 37 30 Z", inked(mix(WOOD, "#ffffff", 0.2))) +
  path("M35 30 Q50 38 65 30", stroked(GOLD, 6)) +
  coin(50, 66, 17);

export const sword = (): string =>
  path("M46 4 L50 -4 L54 4 L54 64 L46 64 Z", inked(mix(STEEL, "#ffffff", 0.35))) +
  path("M50 2 L50 62", thin) +
  path("M28 62 Q50 70 72 62 L72 70 Q50 78 28 70 Z", inked(GOLD)) +
  rect(46, 72, 8, 20, inked(WOOD)) +
  circle(50, 96, 6.5, inked(GOLD));

export const swords = (): string => at(50, 50, 96, sword(), 42) + at(50, 50, 96, sword(), -42);

export const scroll = (): string =>
  path("M22 16 L82 16 L82 82 L22 82 Z", inked(PAPER_LIGHT)) +
  path(
    "M14 10 Q22 4 30 10 L84 10 Q94 10 92 18 Q90 24 84 22 L24 22 Q12 24 14 10 Z M14 78 L76 78 Q86 78 84 86 Q82 94 74 92 L20 92 Q8 90 14 78 Z",
    inked(PAPER_DARK),
  ) +
  path("M34 34 L72 34 M34 44 L72 44 M34 54 L60 54", thin) +
  circle(66, 68, 11, inked(RUST)) +
  path("M60 76 L57 92 L65 86 L70 94 L73 77 Z", inked(RUST, 2.2));

export const quill = (): string =>
  path("M14 92 Q34 48 82 6 Q96 26 74 50 Q56 66 32 70 L20 92 Z", inked(PAPER_LIGHT)) +
  path("M18 88 Q44 50 76 16 M44 52 L62 50 M54 40 L74 36", thin);

/** A star of five points, each with a side in shade. */
export const star = (): string =>
  path(
    "M50.0 5.0 L62.3 36.0 L95.7 38.2 L70.0 59.5 L78.2 91.8 L50.0 74.0 L21.8 91.8 L30.0 59.5 L4.3 38.2 L37.7 36.0 Z",
    inked(GOLD, 5),
  ) +
  path(
    "M50 53 L50.0 5.0 L62.3 36.0 Z M50 53 L95.7 38.2 L70.0 59.5 Z M50 53 L78.2 91.8 L50.0 74.0 Z M50 53 L21.8 91.8 L30.0 59.5 Z M50 53 L4.3 38.2 L37.7 36.0 Z",
    { fill: GOLD_DARK, opacity: 0.38 },
  );

/** A medal on its ribbon, with a star. */
export const medal = (): string =>
  path("M30 2 L46 2 L62 44 L48 52 Z M70 2 L54 2 L38 44 L52 52 Z", inked(RUST)) +
  circle(50, 66, 31, inked(GOLD)) +
  circle(50, 66, 24, { ...thin, stroke: GOLD_DARK }) +
  at(50, 65, 40, star());

export const hourglass = (): string =>
  rect(20, 6, 60, 11, inked(WOOD)) +
  rect(20, 83, 60, 11, inked(WOOD)) +
  path("M28 17 L72 17 Q72 38 54 50 Q72 62 72 83 L28 83 Q28 62 46 50 Q28 38 28 17 Z", inked(PAPER_LIGHT)) +
  path("M36 32 L64 32 Q58 42 50 47 Q42 42 36 32 Z M34 82 Q40 68 50 64 Q60 68 66 82 Z", { fill: GOLD });

export const cards = (): string =>
  at(42, 50, 84, rect(20, 6, 60, 88, { rx: 7, ...inked(PAPER_DARK) }), -13) +
  at(
    58,
    52,
    84,
    rect(20, 6, 60, 88, { rx: 7, ...inked(PAPER_LIGHT) }) +
      path(
        "M34 62 L30 34 L41 46 L50 28 L59 46 L70 34 L66 62 Z M34 68 L66 68 L66 73 L34 73 Z",
        inked(GOLD, 2.2),
      ),
    9,
  );

export const card = (mark: string): string =>
  rect(18, 4, 64, 92, { rx: 8, ...inked(PAPER_LIGHT) }) +
  rect(25, 11, 50, 78, { rx: 4, ...stroked(GOLD_DARK, 1.8) }) +
  mark;

export const church = (): string =>
  path("M8 94 L8 62 L30 46 L52 62 L52 94 Z", inked(PAPER_LIGHT)) +
  path("M4 64 L30 42 L56 64", inked("none", 6)) +
  path("M48 94 L48 40 L84 40 L84 94 Z", inked(mix(PAPER_LIGHT, STONE, 0.25))) +
  path("M44 42 L66 10 L88 42 Z", inked(ROOF)) +
  path("M66 10 L66 -10 M58 -4 L74 -4", inked("none", 4.4)) +
  path(
    "M24 94 L24 78 Q30 70 36 78 L36 94 Z M60 62 Q66 54 72 62 L72 74 L60 74 Z M26 62 A4 4 0 1 0 34 62 A4 4 0 1 0 26 62 Z",
    { fill: INK },
  ) +
  path("M56 84 L64 84 M68 88 L78 88 M54 52 L60 52", thin);

export const chalice = (): string =>
  path("M22 8 L78 8 Q80 46 56 54 L56 76 Q78 80 80 92 L20 92 Q22 80 44 76 L44 54 Q20 46 22 8 Z", inked(GOLD)) +
  path("M23 18 L77 18", thin) +
  path(
    "M46 22 L54 22 L54 29 L61 29 L61 37 L54 37 L54 46 L46 46 L46 37 L39 37 L39 29 L46 29 Z",
    inked(PAPER_LIGHT, 2),
  ) +
  circle(50, 66, 8, inked(RUST, 2.4));

export const chest = (): string =>
  path("M8 46 Q8 22 34 22 L66 22 Q92 22 92 46 L92 92 L8 92 Z", inked(WOOD)) +
  path("M8 48 L92 48 M26 23 L26 92 M74 23 L74 92", inked("none")) +
  path("M42 40 L58 40 L58 60 Q50 68 42 60 Z", inked(GOLD)) +
  circle(50, 51, 3, { fill: INK });

export const hammer = (): string =>
  path("M45 34 L55 34 L57 96 L43 96 Z", inked(WOOD)) +
  path("M18 8 L78 8 Q90 12 92 26 L78 22 L78 36 L18 36 Z", inked(STEEL));

export const die = (): string =>
  path("M50 4 L90 24 L90 72 L50 96 L10 72 L10 24 Z", inked(PAPER_LIGHT)) +
  path("M10 24 L50 46 L90 24 M50 46 L50 96", inked("none")) +
  [
    [50, 24, 7, 4.6],
    [24, 50, 4.6, 6],
    [36, 70, 4.6, 6],
    [62, 56, 4.6, 6],
    [76, 64, 4.6, 6],
    [62, 78, 4.6, 6],
    [78, 44, 4.6, 6],
  ]
    .map(([x, y, a, b]) => el("ellipse", { cx: x, cy: y, rx: a, ry: b, fill: INK }))
    .join("");

export const hood = (): string =>
  path("M50 2 Q86 14 84 52 Q92 72 96 96 L4 96 Q8 72 16 52 Q14 14 50 2 Z", inked("#4b4a52")) +
  path("M50 22 Q72 30 68 58 Q62 76 50 78 Q38 76 32 58 Q28 30 50 22 Z", inked("#1d1a1c")) +
  path("M38 46 Q44 40 48 48 Q42 52 38 46 Z M62 46 Q56 40 52 48 Q58 52 62 46 Z", { fill: PAPER_LIGHT }) +
  path("M33 58 Q50 50 67 58 Q64 74 50 78 Q36 74 33 58 Z", inked(RUST, 2.4)) +
  path("M50 2 Q42 14 32 26 M84 52 Q74 70 62 84 M16 52 Q26 70 38 84", thin);

export const dagger = (): string =>
  path("M44 6 L50 -4 L56 6 L54 50 L46 50 Z", inked(mix(STEEL, "#ffffff", 0.35))) +
  path("M34 50 L66 50 L64 58 L36 58 Z", inked(GOLD)) +
  rect(46, 58, 8, 26, inked(WOOD)) +
  circle(50, 88, 6, inked(GOLD));

export const arrow = (): string => path("M6 40 L56 40 L56 18 L96 50 L56 82 L56 60 L6 60 Z", inked(RUST));

export const turnBack = (): string =>
  path(
    "M34 6 L4 34 L34 62 L34 46 Q70 42 72 66 Q72 84 48 86 L48 96 Q92 94 92 62 Q88 20 34 22 Z",
    inked(SEA_DEEP),
  );

export const tick = (): string => path("M6 54 L22 38 L40 58 L80 10 L96 24 L42 90 Z", inked("#5e8b4a"));

export const cross = (): string =>
  path("M20 6 L50 36 L80 6 L94 20 L64 50 L94 80 L80 94 L50 64 L20 94 L6 80 L36 50 L6 20 Z", inked(RUST));

export const gear = (): string => {
  const d = Array.from({ length: 8 }, (_, i) => {
    const p = (r: number, t: number): string => polar(((i + 2 + t) * Math.PI) / 4, r, 50, 50);
    return `${i ? "L" : "M"}${p(32, -0.32)} L${p(46, -0.2)} L${p(46, 0.2)} L${p(32, 0.32)}`;
  });
  return path(`${d.join(" ")} Z`, inked(STEEL)) + circle(50, 50, 13, inked(PAPER_LIGHT));
};

export const whiteFlag = (): string =>
  path("M20 96 L20 6", inked("none", 6)) +
  path("M22 10 Q46 0 62 12 Q78 20 92 12 L88 52 Q72 60 58 50 Q42 42 22 52 Z", inked("#fffdf6")) +
  path("M40 12 Q42 26 38 42 M66 18 Q66 32 62 48", thin);

export const book = (): string =>
  path("M6 18 Q30 8 50 20 Q70 8 94 18 L94 86 Q70 76 50 88 Q30 76 6 86 Z", inked(PAPER_LIGHT)) +
  path(
    "M50 20 L50 88 M16 32 Q30 26 42 32 M16 46 Q30 40 42 46 M16 60 Q30 54 42 60 M58 32 Q70 26 84 32 M58 46 Q70 40 84 46 M58 60 Q70 54 84 60",
    thin,
  );

export const hand = (): string =>
  path(
    "M36 94 L30 70 Q12 52 14 46 Q20 40 32 54 L32 14 Q36 4 44 14 L44 44 Q50 38 56 46 Q62 40 68 48 Q76 44 80 54 Q84 76 74 94 Z",
    inked("#e8c8a0"),
  ) + path("M44 46 L44 58 M56 48 L56 58 M68 50 L68 60", thin);

export const town = (crown = true): string =>
  path(
    "M8 94 L8 52 L14 52 L14 46 L20 46 L20 52 L28 52 L28 64 L38 64 L38 42 L50 24 L62 42 L62 64 L72 64 L72 52 L80 52 L80 46 L86 46 L86 52 L92 52 L92 94 Z",
    inked(PAPER_LIGHT),
  ) +
  path("M36 43 L50 22 L64 43 Z", inked(ROOF)) +
  path(
    "M44 94 L44 80 Q50 72 56 80 L56 94 Z M14 66 L20 66 L20 76 L14 76 Z M80 66 L86 66 L86 76 L80 76 Z M47 50 L53 50 L53 60 L47 60 Z",
    { fill: INK },
  ) +
  (crown ? path("M32 18 L28 -6 L40 4 L50 -12 L60 4 L72 -6 L68 18 Z", inked(GOLD)) : "");

export const cushion = (): string =>
  path(
    "M8 60 Q2 50 12 52 Q50 40 88 52 Q98 50 92 60 Q96 76 92 86 Q98 96 86 94 Q50 88 14 94 Q2 96 8 86 Q4 74 8 60 Z",
    inked("#7a2a3c"),
  ) + path("M22 62 Q50 56 78 62 M20 82 Q50 78 80 82", { ...thin, stroke: GOLD });
