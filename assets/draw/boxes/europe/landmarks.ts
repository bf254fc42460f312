/** What fills the land where no piece stands: hills, woods, rivers. */
import { resample, type Point } from "../../kit/geometry";
import { GREEN_LAND, INK, INK_SOFT, SEA_DEEP, WOOD } from "../../kit/palette";
import { rng } from "../../kit/rng";
import { curve, g, line, path, stroked } from "../../kit/svg";
import { FOREST, RANGES, RIVERS } from "./nature.data";
import { cellAt, isAsLong, type Disc, type Terrain } from "../../map/packing";

/** Says whether a disc on the board is free of borders, names and places. */
export type Free = (x: number, y: number, r: number) => boolean;

/** Keeps the book of what is free: land away from borders and from discs taken. */
export function freedom(
  { land, room }: Terrain,
  taken: readonly Disc[],
): { free: Free; take(d: Disc): void } {
  const discs = [...taken];
  return {
    take: (d) => void discs.push(d),
    free: (x, y, r) => {
      const i = cellAt(land, x, y);
      if (i < 0 || land.v[i] === 0 || room[i] < r + 6) return false;
      return discs.every((d) => isAsLong(d.x - x, d.y - y, d.r + r + 2));
    },
  };
}

/** One hill, `s` pixels wide, foot in the middle at (x, y): a bent slope with shading on its right. */
function hill(x: number, y: number, s: number, random: () => number, high: boolean): string {
  const h = s * (high ? 0.85 : 0.55) * (0.85 + random() * 0.3);
  const lean = (random() - 0.5) * s * 0.16;
  const w = s / 2;
  const outline: Point[] = high
    ? [
        [x - w, y],
        [x - w * 0.55 + lean * 0.4, y - h * 0.52],
        [x - w * 0.22 + lean, y - h * 0.8],
        [x + lean, y - h],
        [x + w * 0.2 + lean, y - h * 0.76],
        [x + w * 0.42, y - h * 0.5],
        [x + w, y],
      ]
    : [
        [x - w, y],
        [x - w * 0.5, y - h * 0.7],
        [x + lean, y - h],
        [x + w * 0.5, y - h * 0.66],
        [x + w, y],
      ];
  const d = high ? line(outline) : curve(outline);
  const hatch = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const [sx, sy] = [x + lean + (w - lean) * t * 0.9, y - h * (1 - t) * 0.92];
    return `M${sx.toFixed(1)} ${sy.toFixed(1)}L${(sx - s * 0.05).toFixed(1)} ${(sy + (y - sy) * 0.62 + s * 0.02).toFixed(1)}`;
  });
  return (
    path(`${d}Z`, { fill: "#c8b283", stroke: "none", opacity: 0.55 }) +
    path(d, { ...stroked(INK_SOFT, 3), "stroke-linecap": "round", "stroke-linejoin": "round" }) +
    path(hatch.join(""), { stroke: INK_SOFT, "stroke-width": 1.7, opacity: 0.75, fill: "none" })
  );
}

/** One tree, `s` pixels high, standing at (x, y). */
function tree(x: number, y: number, s: number, random: () => number, fir: boolean): string {
  const w = s * (0.3 + random() * 0.06);
  const shape = fir
    ? `M${x} ${y - s} L${(x + w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} L${(x - w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} Z`
    : curve(
        [
          [x - w, y - s * 0.42],
          [x - w * 0.8, y - s * 0.78],
          [x, y - s],
          [x + w * 0.85, y - s * 0.76],
          [x + w, y - s * 0.4],
          [x + w * 0.3, y - s * 0.2],
          [x - w * 0.5, y - s * 0.22],
        ],
        true,
      );
  const shade = fir
    ? `M${x} ${y - s} L${(x + w).toFixed(1)} ${(y - s * 0.22).toFixed(1)} L${x + 1} ${(y - s * 0.22).toFixed(1)} Z`
    : `M${(x + w * 0.1).toFixed(1)} ${(y - s * 0.5).toFixed(1)} q${(w * 0.6).toFixed(1)} 1 ${(w * 0.7).toFixed(1)} ${(-s * 0.2).toFixed(1)}`;
  return (
    path(`M${x} ${y} L${x} ${(y - s * 0.3).toFixed(1)}`, { stroke: WOOD, "stroke-width": s * 0.09 }) +
    path(shape, { ...stroked(INK_SOFT, 2, GREEN_LAND), "stroke-linejoin": "round" }) +
    path(
      shade,
      fir ? { fill: INK, opacity: 0.22 } : { fill: "none", stroke: INK, opacity: 0.4, "stroke-width": 2 },
    )
  );
}

type Place = (lon: number, lat: number) => Point;

/** Hills along the ranges and trees in the woods, wherever they are free to stand; nearer ones overlap farther ones. */
export function nature(place: Place, free: Free, take: (d: Disc) => void): string {
  const random = rng(77);
  const marks: { y: number; svg: string }[] = [];
  for (const [high, points] of RANGES) {
    const ridge = resample(
      points.map(([lon, lat]) => place(lon, lat)),
      15,
    );
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
        if (
          free(x, y - s * 0.45, s * 0.5) &&
          grove.every((o) => Math.abs(o.x - x) > 17 || Math.abs(o.y - y) > 13)
        )
          grove.push({ x, y, s });
      }
      if (grove.length < 3) continue;
      for (const o of grove) {
        take({ x: o.x, y: o.y - o.s * 0.45, r: o.s * 0.3 });
        marks.push({ y: o.y, svg: tree(Math.round(o.x), Math.round(o.y), o.s, random, fir === 1) });
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
      const bed = resample(
        points.map(([lon, lat]) => place(lon, lat)),
        26,
      ).map(([x, y], i, all): Point =>
        i && i < all.length - 1 ? [x + (random() - 0.5) * 13, y + (random() - 0.5) * 13] : [x, y],
      );
      const half = Math.floor(bed.length / 2);
      return g(
        { id: `river-${name}`, fill: "none", stroke: SEA_DEEP, "stroke-linecap": "round", opacity: 0.62 },
        path(curve(bed.slice(0, half + 1)), { "stroke-width": 3.2 }),
        path(curve(bed.slice(half)), { "stroke-width": 4.8 }),
      );
    })
    .join("");
}
