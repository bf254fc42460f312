/** The pictures on the cards: small scenes of 520 by 400 in the manner of a woodcut. */
import { GOLD, INK, mix, PAPER_LIGHT, RUST, SEA_INK, SEA_LIGHT, SEA_TONE, STONE } from "../../kit/palette";
import { el, g, path, rect } from "../../kit/svg";
import { figure, look, outlinePath, SHIELD } from "../../pieces/icon";
import { ship } from "../../boxes/europe/seafaring";
import {
  at,
  chalice,
  chest,
  church,
  coin,
  coins,
  cushion,
  dagger,
  hood,
  purse,
  quill,
  scroll,
  sword,
  swords,
  S,
  town,
} from "../../pieces/motifs";

const ARMOUR = "#b04a34";
const TABARD = "#3f6288";
/** Sets a thing into a scene with ink lines of about 5 pixels, whatever its size. */
function set(x: number, y: number, size: number, body: string, turn = 0, flip = 1): string {
  const k = Math.min(1, 165 / size);
  const thinner = body.replace(
    /stroke-width="([\d.]+)"/g,
    (_, w: string) => `stroke-width="${(Number(w) * k).toFixed(2)}"`,
  );
  return at(x, y, size, thinner, turn, flip);
}

/** Ink lines are of one weight, about 5 pixels, whatever a figure's size; a shade lies along its lower right. */
function piece(kind: string, x: number, y: number, size: number, fill: string, flip = 1): string {
  const weight = 480 / size;
  const tone = look(fill, weight);
  const shade =
    el("clipPath", { id: `in-${kind}` }, path(outlinePath(kind), { "clip-rule": "evenodd" })) +
    g(
      { "clip-path": `url(#in-${kind})` },
      path(outlinePath(kind), {
        fill: "none",
        stroke: tone.dark,
        "stroke-width": 11,
        opacity: 0.3,
        transform: "translate(1.6 2)",
      }),
      path(outlinePath(kind), {
        fill: "none",
        stroke: tone.light,
        "stroke-width": 2.2,
        opacity: 0.28,
        transform: `translate(${(weight * 0.75).toFixed(2)} ${(weight * 0.75).toFixed(2)})`,
      }),
    );
  return at(x, y, size, figure(kind, tone, shade), 0, flip);
}

/** Sky with engraved lines, or rays from behind the subject. */
function sky(tone: string, rays?: [number, number]): string {
  const lines = Array.from(
    { length: 13 },
    (_, i) =>
      `M${(i * 37) % 60} ${14 + i * 17} H${200 + ((i * 83) % 250)} M${300 + ((i * 61) % 120)} ${20 + i * 17} H${520 - ((i * 29) % 40)}`,
  );
  const fan = rays
    ? Array.from({ length: 24 }, (_, i) => {
        const [a, b] = [(i * Math.PI) / 12, (i * Math.PI) / 12 + 0.13];
        return `M${rays[0]} ${rays[1]} L${(rays[0] + 700 * Math.cos(a)).toFixed(0)} ${(rays[1] + 700 * Math.sin(a)).toFixed(0)} L${(rays[0] + 700 * Math.cos(b)).toFixed(0)} ${(rays[1] + 700 * Math.sin(b)).toFixed(0)} Z`;
      })
    : [];
  return (
    rect(0, 0, 520, 400, { fill: tone }) +
    (rays
      ? path(fan.join(""), { fill: "#f7e3a1", opacity: 0.75 })
      : path(lines.join(""), { fill: "none", stroke: INK, "stroke-width": 1.3, opacity: 0.2 }))
  );
}

/** Rolling ground with hatching. */
function land(y: number, tone: string, seed = 0): string {
  const far = `M0 ${y - 28} Q90 ${y - 74 + seed * 6} 190 ${y - 34} T380 ${y - 44} T520 ${y - 50} L520 400 L0 400 Z`;
  const near = `M0 ${y + 14} Q130 ${y - 16} 260 ${y + 6} T520 ${y} L520 400 L0 400 Z`;
  const hatch = Array.from(
    { length: 26 },
    (_, i) => `M${(i * 53 + seed * 17) % 520} ${y + 22 + ((i * 37) % (370 - y))} q8 -6 18 -3`,
  );
  return (
    path(far, { fill: mix(tone, PAPER_LIGHT, 0.4), ...S, "stroke-width": 2.4 }) +
    path(near, { fill: tone, ...S, "stroke-width": 2.8 }) +
    path(hatch.join(""), { fill: "none", stroke: INK, "stroke-width": 1.8, opacity: 0.4 })
  );
}

const DAY = "#e9dcb9";
const FIELD = "#aeac76";
const FLOOR = "#b78f63";

function floor(): string {
  return (
    path("M0 290 L520 290 L520 400 L0 400 Z", { fill: FLOOR, ...S, "stroke-width": 2.8 }) +
    path("M0 316 L520 312 M0 352 L520 348 M120 290 L96 400 M300 290 L304 400 M440 290 L470 400", {
      fill: "none",
      stroke: INK,
      "stroke-width": 1.6,
      opacity: 0.4,
    })
  );
}

function waves(y: number): string {
  const rows = Array.from(
    { length: 7 },
    (_, k) =>
      `M${-30 + (k % 2) * 24} ${y + k * 26}${Array.from({ length: 13 }, () => "q12 -13 24 0 q12 11 24 0").join("")}`,
  );
  return (
    rect(0, y - 6, 520, 410 - y, { fill: SEA_TONE }) +
    path(rows.join(""), { fill: "none", stroke: SEA_INK, "stroke-width": 2.8 })
  );
}

const castleFar = (x: number, y: number, size: number): string => piece("castle", x, y, size, STONE);

export const SCENES: Record<string, () => string> = {
  tax: () =>
    sky(DAY, [260, 190]) +
    floor() +
    set(262, 222, 250, coins()) +
    set(92, 300, 150, purse()) +
    coin(430, 330, 34) +
    coin(372, 364, 22) +
    coin(190, 356, 24),
  tax_king: () =>
    sky(DAY, [356, 170]) +
    floor() +
    set(140, 240, 210, coins()) +
    set(366, 300, 216, cushion()) +
    piece("crown", 366, 226, 176, GOLD) +
    coin(60, 346, 26),
  king: () =>
    sky(DAY, [260, 120]) +
    land(300, FIELD) +
    set(260, 262, 270, town(false)) +
    piece("crown", 260, 92, 130, GOLD),
  expand: () =>
    sky(DAY) +
    land(270, FIELD, 1) +
    piece("banner", 424, 170, 200, ARMOUR) +
    piece("cavalry", 232, 236, 200, TABARD) +
    piece("infantry", 90, 268, 150, ARMOUR),
  fortify: () =>
    sky(DAY) +
    land(290, FIELD, 2) +
    piece("castle", 260, 204, 300, STONE) +
    piece("infantry", 70, 304, 120, ARMOUR) +
    piece("archer", 448, 304, 120, TABARD),
  siege: () =>
    sky("#e6cfa6") +
    land(280, FIELD, 3) +
    castleFar(430, 190, 170) +
    piece("siege", 160, 236, 240, "#a9855a") +
    path("M262 122 Q330 60 398 110", {
      fill: "none",
      stroke: RUST,
      "stroke-width": 5,
      "stroke-dasharray": "4 15",
      "stroke-linecap": "round",
    }),
  expand_fortify: () =>
    sky(DAY) +
    land(270, FIELD, 2) +
    castleFar(388, 194, 236) +
    piece("banner", 70, 214, 150, ARMOUR) +
    piece("cavalry", 160, 268, 200, TABARD),
  expand_siege: () =>
    sky("#e6cfa6") +
    land(270, FIELD, 1) +
    castleFar(436, 172, 150) +
    piece("siege", 306, 252, 196, "#a9855a") +
    piece("cavalry", 110, 268, 186, TABARD),
  spread: () =>
    sky(DAY, [300, 90]) +
    land(290, FIELD, 1) +
    set(270, 214, 260, church()) +
    set(80, 300, 110, town(false)) +
    set(456, 306, 100, town(false)),
  defend: () =>
    sky(DAY) +
    land(290, FIELD) +
    castleFar(110, 210, 210) +
    castleFar(410, 210, 210) +
    set(
      260,
      250,
      210,
      path(SHIELD, { fill: PAPER_LIGHT, ...S }) +
        path("M42 12 L58 12 L58 38 L84 38 L84 54 L58 54 L58 86 L50 91 L42 86 L42 54 L16 54 L16 38 L42 38 Z", {
          fill: RUST,
          stroke: INK,
          "stroke-width": 2,
        }),
    ),
  support: () =>
    sky(DAY, [350, 150]) +
    floor() +
    set(360, 196, 200, chalice()) +
    set(146, 268, 200, chest()) +
    coin(250, 344, 26) +
    coin(300, 366, 20) +
    coin(128, 160, 20) +
    coin(176, 130, 15),
  purge: () =>
    sky("#e3bd94") +
    land(300, "#a39668", 2) +
    piece("plundered", 128, 232, 200, "#b9653e") +
    piece("plundered", 420, 246, 160, "#b9653e") +
    set(266, 206, 330, sword()),
  general: () =>
    sky(DAY, [260, 180]) +
    land(310, FIELD, 1) +
    set(256, 166, 350, swords()) +
    piece("cavalry", 252, 246, 258, ARMOUR),
  marshal: () =>
    sky(DAY) +
    land(300, FIELD) +
    piece("archer", 152, 196, 250, TABARD) +
    piece("archer", 366, 196, 250, TABARD) +
    path(
      "M-6 404 L-6 262 L48 262 L48 294 L100 294 L100 262 L152 262 L152 294 L208 294 L208 262 L260 262 L260 294 L312 294 L312 262 L364 262 L364 294 L416 294 L416 262 L468 262 L468 294 L526 294 L526 404 Z",
      { fill: STONE, ...S, "stroke-width": 4.4 },
    ) +
    path(
      "M14 284 H40 M110 284 H140 M220 284 H250 M324 284 H352 M428 284 H456 M20 326 H84 M120 350 H190 M230 322 H300 M340 352 H420 M440 318 H500 M40 384 H110 M260 386 H330",
      { fill: "none", ...S, "stroke-width": 2.2, opacity: 0.6 },
    ),
  diplomat: () => sky(DAY) + floor() + set(222, 200, 310, scroll(), -5) + set(410, 196, 220, quill(), 8),
  spy: () =>
    rect(0, 0, 520, 400, { fill: "#5d6268" }) +
    path(
      "M0 60 H180 M260 40 H520 M40 110 H150 M380 100 H520 M0 160 H120 M400 160 H500 M20 220 H90 M430 230 H520",
      { fill: "none", stroke: "#2f3134", "stroke-width": 2, opacity: 0.6 },
    ) +
    path("M404 70 a44 44 0 1 0 44 58 a34 34 0 1 1 -44 -58 Z", { fill: "#f0e3b4", ...S }) +
    set(236, 226, 330, hood()) +
    set(424, 270, 210, dagger(), 24),
  admiral: () =>
    rect(0, 0, 520, 400, { fill: SEA_LIGHT }) +
    sky("#dfe3cf") +
    waves(252) +
    ship(268, 280, 2.1) +
    ship(70, 250, 0.62) +
    ship(466, 246, 0.55, -1),
  reinforcements: () =>
    sky(DAY) +
    land(290, FIELD, 3) +
    piece("banner", 118, 166, 190, ARMOUR) +
    piece("infantry", 160, 244, 196, ARMOUR) +
    piece("infantry", 282, 252, 196, ARMOUR) +
    piece("archer", 416, 258, 176, ARMOUR),
};
