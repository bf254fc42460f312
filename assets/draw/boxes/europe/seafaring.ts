/** What sails the seas: ships, a beast, the compass with its rays. */
import { INK, PAPER_LIGHT, RUST, SEA_DEEP, SEA_INK } from "../../kit/palette";
import { circle, g, path, pen, polar, stroked, winds } from "../../kit/svg";
import { drawCentred } from "../../kit/type";

const inked = pen(SEA_INK, 3.4);

/** A cog under sail; `s` scales a hull of about 150 pixels, negative `turn` mirrors it. */
export function ship(x: number, y: number, s: number, turn = 1): string {
  return g(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    path("M-70 -14 Q-66 20 -36 24 L40 24 Q66 18 74 -22 L58 -22 L56 -8 L-50 -8 L-54 -20 Z", inked("#b58e5e")),
    path("M-60 2 Q0 12 64 0 M-50 12 Q0 22 54 11", inked("none", 2.2)),
    path("M2 -8 L2 -112", inked("none", 5)),
    path("M-40 -100 Q2 -92 44 -100 Q58 -62 44 -30 Q2 -18 -40 -30 Q-24 -64 -40 -100 Z", inked(PAPER_LIGHT)),
    path(
      "M-6 -92 L10 -92 L10 -70 L36 -70 L36 -54 L10 -54 L10 -27 L-6 -26 L-6 -54 L-28 -54 L-28 -70 L-6 -70 Z",
      { fill: RUST, opacity: 0.8 },
    ),
    path("M2 -112 Q20 -122 38 -112 Q22 -110 2 -104 Z", inked(RUST, 2)),
    path("M-40 -30 L-62 -14 M44 -30 L66 -22 M2 -106 L-66 -16 M2 -106 L70 -22", inked("none", 1.6)),
    path(
      "M-96 30 q14 -12 28 0 q14 12 28 0 q14 -12 28 0 q14 12 28 0 q14 -12 28 0 q14 12 28 0",
      inked("none", 2.6),
    ),
  );
}

/** A sea beast in three coils. */
export function beast(x: number, y: number, s: number, turn = 1): string {
  const skin = "#8fae9f";
  return g(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    path("M-14 14 Q-8 -46 30 -44 Q66 -42 66 14 L44 14 Q44 -20 30 -22 Q12 -22 10 14 Z", inked(skin)),
    path("M82 14 Q86 -26 108 -26 Q132 -24 130 14 L114 14 Q116 -6 108 -8 Q98 -8 98 14 Z", inked(skin)),
    path("M142 14 Q152 -18 176 -22 L170 -34 L190 -30 L204 -40 L198 -18 Q176 -6 160 14 Z", inked(skin)),
    path(
      "M-88 14 Q-60 10 -58 -22 Q-60 -40 -78 -34 L-112 -26 L-104 -36 Q-114 -40 -108 -48 L-80 -60 Q-72 -76 -58 -78 L-60 -66 Q-30 -62 -32 -20 Q-34 10 -44 14 Z",
      inked(skin),
    ),
    path(
      "M-82 -52 a3 3 0 1 0 0.1 0 M-106 -40 L-88 -42 M-34 -40 l12 -6 l-8 14 M-34 -22 l12 -2 l-10 12 M14 -42 l6 -12 l8 11 M36 -43 l8 -10 l5 14",
      inked("none", 2.4),
    ),
    path(
      "M-120 18 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0",
      inked("none", 2.6),
    ),
  );
}

/** A compass rose of a radius, north up. */
export function compass(x: number, y: number, r: number): string {
  const ray = (angle: number, length: number, width: number, fill: string): string => {
    const half = width / 2;
    return (
      path(`M0 0 L${polar(angle - 0.4, half)} L${polar(angle, length)} Z`, stroked(INK, 2, PAPER_LIGHT)) +
      path(`M0 0 L${polar(angle + 0.4, half)} L${polar(angle, length)} Z`, stroked(INK, 2, fill))
    );
  };
  const eighth = Math.PI / 4;
  const letters = ["N", "E", "S", "W"].map((c, i) => {
    const [a, d] = [i * 2 * eighth, r * 0.92];
    return drawCentred(c, INK, {
      face: "title",
      size: r * 0.24,
      x: d * Math.sin(a),
      y: -d * Math.cos(a) + r * 0.08,
    });
  });
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    circle(0, 0, r * 0.7, { fill: PAPER_LIGHT, opacity: 0.4 }),
    circle(0, 0, r * 0.7, stroked(INK, 3)),
    circle(0, 0, r * 0.64, stroked(INK, 1.5)),
    ...Array.from({ length: 32 }, (_, i) =>
      path(`M${polar((i * Math.PI) / 16, r * 0.64)} L${polar((i * Math.PI) / 16, r * 0.7)}`, {
        ...{ stroke: INK, "stroke-width": 1.5 },
      }),
    ),
    ...[1, 3, 5, 7].map((k) => ray(k * eighth, r * 0.56, r * 0.26, SEA_DEEP)),
    ...[0, 2, 4, 6].map((k) => ray(k * eighth, r * 0.78, r * 0.3, RUST)),
    circle(0, 0, r * 0.07, stroked(INK, 2, PAPER_LIGHT)),
    ...letters,
  );
}

/** Rhumb lines: rays from a point over the sea, as on a sailor's chart. */
export function rhumbs(x: number, y: number, reach: number): string {
  return path(winds(x, y, reach).join(""), { ...stroked(SEA_INK, 1.4), opacity: 0.28 });
}
