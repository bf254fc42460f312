/** Icons of pieces and emblems of seats, as SVG in a square of 100. */
import { INK, mix, PAPER_LIGHT, rgb, SEATS, type Seat } from "../kit/palette";
import { circle, g, path, polar, rings, stroked, type Attrs } from "../kit/svg";
import { FIGURES } from "./figures.data";
import { outline } from "./solid";

const cache = new Map<string, string>();

/** Path data of a figure's outline. */
export function outlinePath(kind: string): string {
  let d = cache.get(kind);
  if (d === undefined) {
    d = rings(outline(FIGURES[kind].solids, 0.18));
    cache.set(kind, d);
  }
  return d;
}

export interface Look {
  fill: string;
  ink: string;
  light: string;
  dark: string;
  /** Colour of the lines within. */
  line: string;
  /** Width of the outline, in hundredths. */
  weight: number;
}

/** The colours of a piece of a seat, or of a plain piece in a metal or wood tone. */
export function look(fill: string, weight = 3.2): Look {
  const [r, g0, b] = rgb(fill);
  const deep = 0.3 * r + 0.59 * g0 + 0.11 * b < 80;
  return {
    fill,
    ink: INK,
    light: mix(fill, "#ffffff", 0.55),
    dark: deep ? mix(fill, "#ffffff", 0.32) : mix(fill, "#1c120b", 0.62),
    line: deep ? mix(fill, "#ffffff", 0.5) : INK,
    weight,
  };
}

/** A figure as SVG parts within the square of 100; `shade` lies between its fill and its lines. */
export function figure(kind: string, l: Look, shade = ""): string {
  const f = FIGURES[kind];
  return g(
    { "stroke-linejoin": "round", "stroke-linecap": "round" },
    path(outlinePath(kind), { ...stroked(l.ink, l.weight, l.fill), "fill-rule": "evenodd" }),
    shade,
    shade ? path(outlinePath(kind), stroked(l.ink, l.weight)) : "",
    f.dark ? path(f.dark, { fill: l.dark }) : "",
    f.light ? path(f.light, stroked(l.ink, l.weight * 0.35, l.light)) : "",
    path(f.lines, stroked(l.line, l.weight * 0.6)),
  );
}

/** Emblems of the seats: path data in a square of 100. */
export const EMBLEMS: Record<string, string> = {
  cross:
    "M42 42 Q40 24 28 10 L72 10 Q60 24 58 42 Q76 40 90 28 L90 72 Q76 60 58 58 Q60 76 72 90 L28 90 Q40 76 42 58 Q24 60 10 72 L10 28 Q24 40 42 42 Z",
  lily: "M50 4 Q66 22 62 42 L60 56 L66 56 Q70 48 67 41 Q77 28 88 38 Q97 52 84 64 Q77 70 70 66 L64 66 L64 72 L58 72 Q60 86 72 92 Q58 96 50 86 Q42 96 28 92 Q40 86 42 72 L36 72 L36 66 L30 66 Q23 70 16 64 Q3 52 12 38 Q23 28 33 41 Q30 48 34 56 L40 56 L38 42 Q34 22 50 4 Z",
  trefoil:
    "M50 8 C66 8 74 22 68 36 C82 30 96 40 94 55 C92 70 72 74 62 62 L56 58 Q56 80 66 94 L44 94 Q49 78 45 60 L38 62 C28 74 8 70 6 55 C4 40 18 30 32 36 C26 22 34 8 50 8 Z",
  sun:
    Array.from({ length: 12 }, (_, i) => {
      const at = (r: number, k: number): string => polar(((i + k) * Math.PI) / 6, r, 50, 50);
      return `${i ? "L" : "M"}${at(46, 0)} L${at(26, 0.5)}`;
    }).join(" ") + " Z",
  moon: "M62 8 C30 4 8 26 8 52 C8 78 32 96 58 92 C72 90 82 82 88 72 C74 80 56 78 46 66 C32 48 40 20 62 8 Z M74 24 L78 36 L91 36 L80.5 43.5 L84.5 56 L74 48.5 L63.5 56 L67.5 43.5 L57 36 L70 36 Z",
  anchor:
    "M50 4 C60 4 67 11 67 20 C67 27 63 32 57 35 L57 42 L76 42 L76 54 L57 54 L57 80 C68 78 76 71 79 62 L70 64 L86 46 L98 66 L89 63 C86 82 70 95 50 97 C30 95 14 82 11 63 L2 66 L14 46 L30 64 L21 62 C24 71 32 78 43 80 L43 54 L24 54 L24 42 L43 42 L43 35 C37 32 33 27 33 20 C33 11 40 4 50 4 Z M50 13 C46 13 43 16 43 20 C43 24 46 27 50 27 C54 27 57 24 57 20 C57 16 54 13 50 13 Z",
  gate: "M12 90 L12 10 L88 10 L88 90 L76 90 L76 74 L68 74 L68 96 L58 96 L58 74 L50 74 L42 74 L42 96 L32 96 L32 74 L24 74 L24 90 Z M24 22 L24 38 L36 38 L36 22 Z M44 22 L44 38 L56 38 L56 22 Z M64 22 L64 38 L76 38 L76 22 Z M24 48 L24 62 L36 62 L36 48 Z M44 48 L44 62 L56 62 L56 48 Z M64 48 L64 62 L76 62 L76 48 Z",
};

/** Outline of a heater shield in the square of 100. */
export const SHIELD = "M10 8 Q50 2 90 8 L90 46 Q88 78 50 97 Q12 78 10 46 Z";

/** The emblem's colour on its shield. */
export const emblemTone = (seat: Seat): string =>
  seat === "yellow" || seat === "orange" || seat === "neutral"
    ? mix(SEATS[seat].dark, INK, 0.35)
    : PAPER_LIGHT;

/** A seat's emblem with its upper left corner at a place, in a square of 100 times the scale. */
export const emblemAt = (seat: Seat, x: number, y: number, scale: number, { fill, ...more }: Attrs): string =>
  g(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path(EMBLEMS[SEATS[seat].emblem], { fill, "fill-rule": "evenodd", ...more }),
  );

/** A seat's shield with its emblem, or empty with room for a number. */
export function shield(seat: Seat, withEmblem = true): string {
  const s = SEATS[seat];
  const tone = emblemTone(seat);
  return g(
    { "stroke-linejoin": "round" },
    path(SHIELD, stroked(PAPER_LIGHT, 7)),
    path(SHIELD, stroked(INK, 4, s.fill)),
    path("M50 5.2 Q72 5.4 87 10 L87 46 Q85 76 50 93.4 Z", { fill: s.dark, opacity: 0.22 }),
    path("M16 14 Q50 8 84 14 L84 46 Q82 74 50 90 Q18 74 16 46 Z", {
      ...stroked(withEmblem ? tone : mix(s.fill, "#ffffff", 0.5), 2),
      opacity: 0.8,
    }),
    withEmblem ? emblemAt(seat, 25, 20, 0.5, { fill: tone }) : emblemAt(seat, 33, 56, 0.34, { fill: tone }),
  );
}

/** A badge of a kind with an empty disc for a count. */
export function badge(kind: string, fill: string): string {
  return g(
    {},
    g(
      { transform: "translate(1 1) scale(0.84)" },
      path(outlinePath(kind), { ...stroked(PAPER_LIGHT, 9), "stroke-linejoin": "round" }),
      figure(kind, look(fill)),
    ),
    circle(76, 76, 22, stroked(INK, 3.4, PAPER_LIGHT)),
  );
}
