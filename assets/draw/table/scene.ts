/** What pictures on cards are made of: small scenes of 520 by 400 in the manner of a woodcut. */
import { INK, mix, PAPER_LIGHT, SEA_INK, SEA_TONE, STONE } from "../kit/palette";
import { el, g, path, rect, stroked } from "../kit/svg";
import { figure, look, outlinePath } from "../pieces/icon";
import { at, inked } from "../pieces/motifs";

export const ARMOUR = "#b04a34";
export const TABARD = "#3f6288";
/** Sets a thing into a scene with ink lines of about 5 pixels, whatever its size. */
export function set(x: number, y: number, size: number, body: string, turn = 0): string {
  const k = Math.min(1, 165 / size);
  const thinner = body.replace(
    /stroke-width="([\d.]+)"/g,
    (_, w: string) => `stroke-width="${(Number(w) * k).toFixed(2)}"`,
  );
  return at(x, y, size, thinner, turn);
}

/** Ink lines are of one weight, about 5 pixels, whatever a figure's size; a shade lies along its lower right. */
export function piece(kind: string, x: number, y: number, size: number, fill: string, flip = 1): string {
  const weight = 480 / size;
  const tone = look(fill, weight);
  const shade =
    el("clipPath", { id: `in-${kind}` }, path(outlinePath(kind), { "clip-rule": "evenodd" })) +
    g(
      { "clip-path": `url(#in-${kind})` },
      path(outlinePath(kind), { ...stroked(tone.dark, 11), opacity: 0.3, transform: "translate(1.6 2)" }),
      path(outlinePath(kind), {
        ...stroked(tone.light, 2.2),
        opacity: 0.28,
        transform: `translate(${(weight * 0.75).toFixed(2)} ${(weight * 0.75).toFixed(2)})`,
      }),
    );
  return at(x, y, size, figure(kind, tone, shade), 0, flip);
}

/** Sky with engraved lines, or rays from behind the subject. */
export function sky(tone: string, rays?: [number, number]): string {
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
      : path(lines.join(""), { ...stroked(INK, 1.3), opacity: 0.2 }))
  );
}

/** Rolling ground with hatching. */
export function land(y: number, tone: string, seed = 0): string {
  const far = `M0 ${y - 28} Q90 ${y - 74 + seed * 6} 190 ${y - 34} T380 ${y - 44} T520 ${y - 50} L520 400 L0 400 Z`;
  const near = `M0 ${y + 14} Q130 ${y - 16} 260 ${y + 6} T520 ${y} L520 400 L0 400 Z`;
  const hatch = Array.from(
    { length: 26 },
    (_, i) => `M${(i * 53 + seed * 17) % 520} ${y + 22 + ((i * 37) % (370 - y))} q8 -6 18 -3`,
  );
  return (
    path(far, inked(mix(tone, PAPER_LIGHT, 0.4), 2.4)) +
    path(near, inked(tone, 2.8)) +
    path(hatch.join(""), { ...stroked(INK, 1.8), opacity: 0.4 })
  );
}

const DAY = "#e9dcb9";
const SEA_DAY = "#dfe3cf";
export const FIELD = "#aeac76";
const FLOOR = "#b78f63";

/** Open country by day; rays come from behind the subject. */
export const meadow = (y: number, seed = 0, rays?: [number, number]): string =>
  sky(DAY, rays) + land(y, FIELD, seed);

/** Within walls by day. */
export const hall = (rays?: [number, number]): string => sky(DAY, rays) + floor();

/** The open sea by day, from a height on. */
export const openSea = (y: number): string => sky(SEA_DAY) + waves(y);

function floor(): string {
  return (
    path("M0 290 L520 290 L520 400 L0 400 Z", inked(FLOOR, 2.8)) +
    path("M0 316 L520 312 M0 352 L520 348 M120 290 L96 400 M300 290 L304 400 M440 290 L470 400", {
      ...stroked(INK, 1.6),
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
  return rect(0, y - 6, 520, 410 - y, { fill: SEA_TONE }) + path(rows.join(""), stroked(SEA_INK, 2.8));
}

export const castleFar = (x: number, y: number, size: number): string => piece("castle", x, y, size, STONE);

/** Infantry, cavalry and artillery side by side, as on the board of the world. */
export function armies(): string {
  return (
    meadow(280, 1) +
    piece("infantry", 110, 256, 170, TABARD) +
    piece("cavalry", 260, 262, 180, TABARD) +
    piece("artillery", 414, 276, 180, TABARD)
  );
}
