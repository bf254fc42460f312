/** What the makers of charts feared: a whale that spouts, a serpent, a kraken; and a ship among them. */
import { circle, el, g, path, pen, rounded } from "../../kit/svg";
import { BRINE, SEPIA, SHALLOWS, VELLUM_LIGHT, VERMILION } from "./tones";

const inked = pen(SEPIA, 3.2);
const LINE = { ...rounded(SEPIA, 2.4), fill: "none" };
const SKIN = "#a9b8a2";

const waves = (x1: number, x2: number, y: number): string => {
  let d = `M${x1} ${y}`;
  for (let x = x1, k = 0; x < x2; x += 24, k++) d += `q12 ${k % 2 ? 10 : -10} 24 0`;
  return path(d, { ...LINE, stroke: BRINE });
};

/** About 260 by 150. */
const whale = (): string =>
  path("M-40 -34q-30 -50 -58 -34M-40 -34q0 -54 30 -60M-40 -34q-12 -36 -26 -62", { ...LINE, stroke: BRINE }) +
  path(
    "M-118 12Q-112 -34 -40 -34Q40 -34 84 6Q108 -2 112 -38Q136 -34 128 -14Q146 -24 158 -12Q140 22 98 26Q40 46 -60 40Q-112 36 -118 12Z",
    inked(SKIN),
  ) +
  path(
    "M-116 18Q-92 24 -62 14M-20 34q20 -18 34 -34M10 36q10 -8 16 -18M-84 -4q-10 -8 -20 2M-108 22l6 10l8 -9l7 10l8 -10l7 9l8 -11",
    LINE,
  ) +
  circle(-78, 2, 4.5, { fill: SEPIA }) +
  waves(-140, 172, 44);

/** Three coils and a crowned head, about 300 by 150. */
const serpent = (): string =>
  path(
    "M-30 34Q-26 -52 16 -50Q58 -48 58 34L32 34Q34 -20 16 -22Q0 -22 -6 34ZM70 34Q74 -30 100 -30Q128 -28 126 34L108 34Q110 -8 99 -9Q88 -8 88 34ZM138 34Q146 -2 164 -18L158 -34L178 -28L194 -42L190 -14Q168 2 158 34Z",
    inked(SKIN),
  ) +
  path(
    "M-104 34Q-70 28 -72 -12Q-74 -30 -96 -26L-136 -14L-124 -28L-140 -36L-98 -54Q-92 -76 -70 -76L-84 -94L-62 -84L-52 -102L-44 -80Q-28 -66 -34 -14Q-38 24 -56 34Z",
    inked(SKIN),
  ) +
  path(
    "M-124 -28L-96 -36M-38 -52l14 -8l-6 18M-36 -26l14 -4l-10 14M4 -49l6 -14l9 13M28 -47l11 -12l4 17M86 -27l8 -12l8 10M-66 -40q6 26 -6 40M-8 -6q8 -14 14 -16M34 -6q-6 -12 -12 -15",
    LINE,
  ) +
  circle(-82, -60, 4.5, inked(VERMILION, 1.6)) +
  path("M-140 -36q-14 4 -22 -4m10 4q-4 6 -12 8", { ...LINE, stroke: VERMILION }) +
  waves(-150, 210, 40);

/** Arms out of the water about a head, about 260 by 190. */
const kraken = (): string =>
  [
    "M-36 30Q-80 24 -92 -22Q-98 -62 -70 -66Q-46 -66 -50 -44Q-54 -32 -64 -38Q-60 -52 -70 -52Q-80 -44 -74 -20Q-62 14 -24 16Z",
    "M36 30Q86 24 98 -30Q102 -80 70 -84Q44 -82 50 -58Q56 -46 66 -54Q60 -68 70 -70Q84 -64 80 -32Q68 12 24 16Z",
    "M-52 34Q-118 44 -134 10Q-138 -12 -120 -14Q-106 -10 -112 2Q-122 0 -120 8Q-104 24 -52 18Z",
    "M52 34Q116 46 138 14Q146 -12 126 -18Q110 -14 116 -2Q126 -2 122 8Q104 26 52 18Z",
  ]
    .map((d) => path(d, inked("#b98a78")))
    .join("") +
  path("M-44 36Q-58 -10 -34 -52Q-20 -92 0 -100Q20 -92 34 -52Q58 -10 44 36Z", inked("#b98a78")) +
  el("ellipse", { cx: -15, cy: 4, rx: 10, ry: 12, ...inked(VELLUM_LIGHT) }) +
  el("ellipse", { cx: 15, cy: 4, rx: 10, ry: 12, ...inked(VELLUM_LIGHT) }) +
  circle(-13, 6, 4.5, { fill: SEPIA }) +
  circle(13, 6, 4.5, { fill: SEPIA }) +
  path("M-10 -70q10 -8 20 0M-16 -52q16 -10 32 0M-20 -34q20 -12 40 0M-8 26q8 6 16 0", LINE) +
  waves(-150, 160, 42);

/** A galleon before the wind, about 220 by 200. */
const galleon = (): string =>
  path(
    "M-96 -18L-92 8Q-84 38 -50 40L58 40Q82 36 92 6L108 -30L74 -26L70 -8L-58 -6L-62 -24Z",
    inked("#a9794a"),
  ) +
  path("M-90 10Q0 20 92 8M-84 24Q0 34 82 24M-50 6v10M-20 8v10M10 9v10M40 8v10", LINE) +
  path("M-48 -8V-104M4 -8V-134M56 -10V-96M92 0L136 -40", { ...rounded(SEPIA, 5), fill: "none" }) +
  [
    "M-74 -94Q-48 -88 -20 -94Q-10 -66 -20 -34Q-48 -26 -76 -34Q-64 -64 -74 -94Z",
    "M-26 -122Q4 -116 36 -122Q48 -84 36 -40Q4 -30 -28 -40Q-14 -82 -26 -122Z",
    "M38 -88Q58 -84 80 -88Q88 -62 80 -34Q58 -26 36 -34Q46 -62 38 -88Z",
  ]
    .map((d) => path(d, inked(VELLUM_LIGHT)))
    .join("") +
  path("M-2 -108H12V-86H32V-72H12V-48H-2V-72H-20V-86H-2Z", { fill: VERMILION, opacity: 0.85 }) +
  path(
    "M4 -134Q26 -146 46 -132Q24 -132 4 -124ZM-48 -104Q-30 -114 -14 -102Q-32 -102 -48 -96Z",
    inked(VERMILION, 2),
  ) +
  waves(-130, 150, 46);

const DRAWN = { whale, serpent, kraken, galleon };
export type Creature = keyof typeof DRAWN;

/** A creature about a place; a negative `turn` looks the other way. */
export function creature(kind: Creature, x: number, y: number, s: number, turn: number): string {
  return g(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    el("ellipse", { cx: 0, cy: 36, rx: 170, ry: 26, fill: SHALLOWS, opacity: 0.4 }),
    DRAWN[kind](),
  );
}
