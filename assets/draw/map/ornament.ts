/** What fills the map where no piece stands: hills, woods, rivers, ships, a beast of the sea, the compass. */
import { distance, resample, type Point } from "../kit/geometry";
import { GREEN_LAND, INK, INK_SOFT, PAPER_LIGHT, RUST, SEA_DEEP, SEA_INK, WOOD } from "../kit/palette";
import { rng } from "../kit/rng";
import { circle, curve, g, line, path } from "../kit/svg";
import { textPath } from "../kit/type";
import { FOREST, RANGES, RIVERS } from "./nature";
import type { Disc } from "./packing";
import type { Field } from "./raster";

/** Says whether a disc on the board is free of borders, names and places. */
export type Free = (x: number, y: number, r: number) => boolean;

export function freedom(land: Field, scale: number, room: Float32Array, taken: readonly Disc[]): { free: Free; take(d: Disc): void } {
  const discs = [...taken];
  return {
    take: (d) => void discs.push(d),
    free: (x, y, r) => {
      const [cx, cy] = [Math.floor(x / scale), Math.floor(y / scale)];
      if (cx < 0 || cy < 0 || cx >= land.w || cy >= land.h || land.v[cy * land.w + cx] === 0) return false;
      if (room[cy * land.w + cx] < r + 6) return false;
      return discs.every((d) => Math.hypot(d.x - x, d.y - y) >= d.r + r + 2);
    },
  };
}

/** One hill, `s` pixels wide, foot in the middle at (x, y): a bent slope with shading on its right. */
function hill(x: number, y: number, s: number, random: () => number, high: boolean): string {
  const h = s * (high ? 0.85 : 0.55) * (0.85 + random() * 0.3);
  const lean = (random() - 0.5) * s * 0.16;
  const w = s / 2;
  const outline: Point[] = high
    ? [[x - w, y], [x - w * 0.55 + lean * 0.4, y - h * 0.52], [x - w * 0.22 + lean, y - h * 0.8], [x + lean, y - h], [x + w * 0.2 + lean, y - h * 0.76], [x + w * 0.42, y - h * 0.5], [x + w, y]]
    : [[x - w, y], [x - w * 0.5, y - h * 0.7], [x + lean, y - h], [x + w * 0.5, y - h * 0.66], [x + w, y]];
  const d = high ? line(outline) : curve(outline);
  const hatch = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const [sx, sy] = [x + lean + (w - lean) * t * 0.9, y - h * (1 - t) * 0.92];
    return `M${sx.toFixed(1)} ${sy.toFixed(1)}L${(sx - s * 0.05).toFixed(1)} ${(sy + (y - sy) * 0.62 + s * 0.02).toFixed(1)}`;
  });
  return path(`${d}Z`, { fill: "#d6c08c", stroke: "none", opacity: 0.7 }) + path(d, { fill: "none", stroke: INK_SOFT, "stroke-width": 3, "stroke-linecap": "round", "stroke-linejoin": "round" }) + path(hatch.join(""), { stroke: INK_SOFT, "stroke-width": 1.7, opacity: 0.75, fill: "none" });
}

/** One tree, `s` pixels high, standing at (x, y). */
function tree(x: number, y: number, s: number, random: () => number, fir: boolean): string {
  const w = s * (0.3 + random() * 0.06);
  const shape = fir
    ? `M${x} ${y - s} L${(x + w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} L${(x - w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} Z`
    : curve([[x - w, y - s * 0.42], [x - w * 0.8, y - s * 0.78], [x, y - s], [x + w * 0.85, y - s * 0.76], [x + w, y - s * 0.4], [x + w * 0.3, y - s * 0.2], [x - w * 0.5, y - s * 0.22]], true);
  const shade = fir ? `M${x} ${y - s} L${(x + w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} L${x + 1} ${(y - s * 0.22).toFixed(1)} Z` : `M${(x + w * 0.1).toFixed(1)} ${(y - s * 0.5).toFixed(1)} q${(w * 0.6).toFixed(1)} 1 ${(w * 0.7).toFixed(1)} ${(-s * 0.2).toFixed(1)}`;
  return (
    path(`M${x} ${y} L${x} ${(y - s * 0.3).toFixed(1)}`, { stroke: WOOD, "stroke-width": s * 0.09 }) +
    path(shape, { fill: GREEN_LAND, stroke: INK_SOFT, "stroke-width": 2, "stroke-linejoin": "round" }) +
    path(shade, fir ? { fill: INK, opacity: 0.22 } : { fill: "none", stroke: INK, opacity: 0.4, "stroke-width": 2 })
  );
}

type Place = (lon: number, lat: number) => Point;

/** Hills along the ranges and trees in the woods, wherever they are free to stand; nearer ones overlap farther ones. */
export function nature(place: Place, free: Free, take: (d: Disc) => void): string {
  const random = rng(77);
  const marks: { y: number; svg: string }[] = [];
  for (const [high, points] of RANGES) {
    const ridge = resample(points.map(([lon, lat]) => place(lon, lat)), 15);
    for (const [px, py] of ridge) {
      for (let k = 0; k < 5; k++) {
        const [x, y] = [px + (random() - 0.5) * 130, py + (random() - 0.5) * 90];
        const s = (high ? 50 : 40) + random() * 18;
        if (!free(x, y - s * 0.25, s * 0.52)) continue;
        take({ x, y: y - s * 0.25, r: s * 0.4 });
        marks.push({ y, svg: hill(Math.round(x), Math.round(y), s, random, high) });
      }
    }
  }
  for (const [lon, lat, reach, fir] of FOREST) {
    const [cx, cy] = place(lon, lat);
    for (let k = 0; k < reach / 9; k++) {
      const [a, r] = [random() * Math.PI * 2, Math.sqrt(random()) * reach];
      const [gx, gy] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.75];
      const grove: { x: number; y: number; s: number }[] = [];
      for (let j = 0; j < 26 && grove.length < 9; j++) {
        const [x, y] = [gx + (random() - 0.5) * 110, gy + (random() - 0.5) * 66];
        const s = 32 + random() * 10;
        if (free(x, y - s * 0.45, s * 0.5) && grove.every((o) => Math.abs(o.x - x) > 17 || Math.abs(o.y - y) > 13)) grove.push({ x, y, s });
      }
      if (grove.length < 3) continue;
      for (const o of grove) {
        take({ x: o.x, y: o.y - o.s * 0.45, r: o.s * 0.3 });
        marks.push({ y: o.y, svg: tree(Math.round(o.x), Math.round(o.y), o.s, random, !!fir) });
      }
    }
  }
  marks.sort((a, b) => a.y - b.y);
  return marks.map((m) => m.svg).join("");
}

/** Rivers from spring to mouth, swelling on the way. */
export function rivers(place: Place): string {
  return Object.entries(RIVERS)
    .map(([name, points], k) => {
      const random = rng(300 + k);
      const bed = resample(points.map(([lon, lat]) => place(lon, lat)), 26).map(([x, y], i, all): Point => (i && i < all.length - 1 ? [x + (random() - 0.5) * 13, y + (random() - 0.5) * 13] : [x, y]));
      const half = Math.floor(bed.length / 2);
      return g(
        { id: `river-${name}`, fill: "none", stroke: SEA_DEEP, "stroke-linecap": "round", opacity: 0.62 },
        path(curve(bed.slice(0, half + 1)), { "stroke-width": 3.2 }),
        path(curve(bed.slice(half)), { "stroke-width": 4.8 }),
      );
    })
    .join("");
}

/** A cog under sail; `s` scales a hull of about 150 pixels, negative `turn` mirrors it. */
export function ship(x: number, y: number, s: number, turn = 1, sail = PAPER_LIGHT): string {
  const stroke = { stroke: SEA_INK, "stroke-width": 3.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
  return g(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    path("M-70 -14 Q-66 20 -36 24 L40 24 Q66 18 74 -22 L58 -22 L56 -8 L-50 -8 L-54 -20 Z", { fill: "#b58e5e", ...stroke }),
    path("M-60 2 Q0 12 64 0 M-50 12 Q0 22 54 11", { fill: "none", ...stroke, "stroke-width": 2.2 }),
    path("M2 -8 L2 -112", { fill: "none", ...stroke, "stroke-width": 5 }),
    path("M-40 -100 Q2 -92 44 -100 Q58 -62 44 -30 Q2 -18 -40 -30 Q-24 -64 -40 -100 Z", { fill: sail, ...stroke }),
    path("M-6 -92 L10 -92 L10 -70 L36 -70 L36 -54 L10 -54 L10 -27 L-6 -26 L-6 -54 L-28 -54 L-28 -70 L-6 -70 Z", { fill: RUST, opacity: 0.8 }),
    path("M2 -112 Q20 -122 38 -112 Q22 -110 2 -104 Z", { fill: RUST, ...stroke, "stroke-width": 2 }),
    path("M-40 -30 L-62 -14 M44 -30 L66 -22 M2 -106 L-66 -16 M2 -106 L70 -22", { fill: "none", ...stroke, "stroke-width": 1.6 }),
    path("M-96 30 q14 -12 28 0 q14 12 28 0 q14 -12 28 0 q14 12 28 0 q14 -12 28 0 q14 12 28 0", { fill: "none", ...stroke, "stroke-width": 2.6 }),
  );
}

/** A sea beast in three coils. */
export function beast(x: number, y: number, s: number, turn = 1): string {
  const stroke = { stroke: SEA_INK, "stroke-width": 3.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
  const skin = "#8fae9f";
  return g(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    path("M-14 14 Q-8 -46 30 -44 Q66 -42 66 14 L44 14 Q44 -20 30 -22 Q12 -22 10 14 Z", { fill: skin, ...stroke }),
    path("M82 14 Q86 -26 108 -26 Q132 -24 130 14 L114 14 Q116 -6 108 -8 Q98 -8 98 14 Z", { fill: skin, ...stroke }),
    path("M142 14 Q152 -18 176 -22 L170 -34 L190 -30 L204 -40 L198 -18 Q176 -6 160 14 Z", { fill: skin, ...stroke }),
    path("M-88 14 Q-60 10 -58 -22 Q-60 -40 -78 -34 L-112 -26 L-104 -36 Q-114 -40 -108 -48 L-80 -60 Q-72 -76 -58 -78 L-60 -66 Q-30 -62 -32 -20 Q-34 10 -44 14 Z", { fill: skin, ...stroke }),
    path("M-82 -52 a3 3 0 1 0 0.1 0 M-106 -40 L-88 -42 M-34 -40 l12 -6 l-8 14 M-34 -22 l12 -2 l-10 12 M14 -42 l6 -12 l8 11 M36 -43 l8 -10 l5 14", { fill: "none", ...stroke, "stroke-width": 2.4 }),
    path("M-120 18 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0 q12 10 24 0 q12 -10 24 0", { fill: "none", ...stroke, "stroke-width": 2.6 }),
  );
}

/** A compass rose of a radius, north up. */
export function compass(x: number, y: number, r: number): string {
  const ray = (angle: number, length: number, width: number, fill: string): string => {
    const at = (a: number, d: number): string => `${(d * Math.sin(a)).toFixed(1)} ${(-d * Math.cos(a)).toFixed(1)}`;
    const half = width / 2;
    return path(`M0 0 L${at(angle - 0.4, half)} L${at(angle, length)} Z`, { fill: PAPER_LIGHT, stroke: INK, "stroke-width": 2 }) + path(`M0 0 L${at(angle + 0.4, half)} L${at(angle, length)} Z`, { fill, stroke: INK, "stroke-width": 2 });
  };
  const eighth = Math.PI / 4;
  const letters = ["N", "E", "S", "W"].map((c, i) => {
    const [a, d] = [i * 2 * eighth, r * 0.92];
    return path(textPath(c, { face: "title", size: r * 0.24, x: d * Math.sin(a), y: -d * Math.cos(a) + r * 0.08, anchor: "middle" }), { fill: INK });
  });
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    circle(0, 0, r * 0.7, { fill: PAPER_LIGHT, opacity: 0.4 }),
    circle(0, 0, r * 0.7, { fill: "none", stroke: INK, "stroke-width": 3 }),
    circle(0, 0, r * 0.64, { fill: "none", stroke: INK, "stroke-width": 1.5 }),
    ...Array.from({ length: 32 }, (_, i) => path(`M${(r * 0.64 * Math.sin((i * Math.PI) / 16)).toFixed(1)} ${(-r * 0.64 * Math.cos((i * Math.PI) / 16)).toFixed(1)} L${(r * 0.7 * Math.sin((i * Math.PI) / 16)).toFixed(1)} ${(-r * 0.7 * Math.cos((i * Math.PI) / 16)).toFixed(1)}`, { stroke: INK, "stroke-width": 1.5 })),
    ...[1, 3, 5, 7].map((k) => ray(k * eighth, r * 0.56, r * 0.26, SEA_DEEP)),
    ...[0, 2, 4, 6].map((k) => ray(k * eighth, r * 0.78, r * 0.3, RUST)),
    circle(0, 0, r * 0.07, { fill: PAPER_LIGHT, stroke: INK, "stroke-width": 2 }),
    ...letters,
  );
}

/** Rhumb lines: rays from a point over the sea, as on a sailor's chart. */
export function rhumbs(x: number, y: number, reach: number): string {
  const d = Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    return `M${x} ${y}L${Math.round(x + reach * Math.sin(a))} ${Math.round(y - reach * Math.cos(a))}`;
  });
  return path(d.join(""), { fill: "none", stroke: SEA_INK, "stroke-width": 1.4, opacity: 0.28 });
}

export { distance };
