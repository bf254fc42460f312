/** The sea-lines: bent strokes from coast to coast that cross no foreign land. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { distance, type Point } from "../../kit/geometry";
import { FIRST, SEA } from "./divide";
import type { Field } from "../../kit/raster";
import type { Shapes } from "./shapes";

/** One sea-line: its ends (a little inland) and the points between, in board pixels. */
export interface SeaLine {
  from: string;
  to: string;
  points: Point[];
}

const INLAND = 26;
const SHORTEST = 70;
/** Where a line is better looked for than on the shortest way: [longitude, latitude] of its two ends. */
const HINTS: Record<string, [number, number, number, number]> = {
  "greece/tunisia": [21.7, 36.9, 11, 35.3],
  "norway/scotland": [5.8, 59.5, -2.2, 57.5],
  "brittany/ireland": [-4.5, 48.4, -7.5, 51.9],
  "brittany/leon_castile": [-4.0, 47.8, -5.5, 43.6],
  "algeria/valencia": [2.2, 36.5, -0.2, 38.7],
  "england/normandy": [-1.3, 50.7, -0.5, 49.3],
  "england/lorraine": [1.3, 51.2, 2.9, 51.3],
  "lithuania/pomerania": [21.0, 56.3, 18.4, 54.8],
  "finland/sweden": [21.5, 61.2, 17.2, 61.0],
  "kingdom_of_sicily/venice": [16.5, 41.7, 16.5, 43.5],
  "rome/sardinia": [12.0, 42.0, 9.6, 41.0],
  "sardinia/tunisia": [9.0, 39.0, 9.8, 37.2],
  "barcelona/burgundy": [2.9, 41.7, 5.0, 43.4],
  "denmark/norway": [9.8, 57.5, 8.0, 58.1],
  "ireland/scotland": [-6.2, 55.1, -5.2, 55.3],
  "ireland/wales": [-6.4, 52.3, -5.1, 52.0],
  "leon_castile/morocco": [-6.4, 36.9, -6.1, 35.6],
};

/** Points of a bent line; `bend` is its rise as a share of its length. */
function bow(a: Point, b: Point, bend: number, step = 8): Point[] {
  const [mx, my] = [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend * 2,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 2,
  ];
  const n = Math.max(4, Math.ceil(distance(a, b) / step));
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [u * a[0] + v * mx + w * b[0], u * a[1] + v * my + w * b[1]];
  });
}

function coast(shapes: Shapes, index: number): Point[] {
  const out: Point[] = [];
  for (const arc of shapes.arcs) {
    const mine = arc.left === index + FIRST || arc.right === index + FIRST;
    if (mine && (arc.left === SEA || arc.right === SEA))
      for (let i = 0; i < arc.points.length; i += 5) out.push(arc.points[i]);
  }
  return out;
}

function extend(points: Point[], by: number): Point[] {
  const push = (a: Point, b: Point): Point => {
    const d = distance(a, b) || 1;
    return [a[0] + ((a[0] - b[0]) * by) / d, a[1] + ((a[1] - b[1]) * by) / d];
  };
  const n = points.length - 1;
  return [push(points[0], points[1]), ...points, push(points[n], points[n - 1])];
}

/** All sea-lines of the board. `land` is the board's field of values at a quarter of its size. */
export function makeSeaLines(shapes: Shapes, land: Field, scale: number): SeaLine[] {
  const out: SeaLine[] = [];
  const value = (p: Point): number => land.v[Math.floor(p[1] / scale) * land.w + Math.floor(p[0] / scale)];
  TERRITORIES.forEach((t, a) => {
    for (const id of t.sea) {
      const b = TERRITORIES.findIndex((u) => u.id === id);
      if (b < a) continue;
      out.push({ from: t.id, to: id, points: best(shapes, a, b, value) });
    }
  });
  return out;
}

/** Whether a point and what is around it is land of a value. */
function firm([x, y]: Point, land: number, value: (p: Point) => number): boolean {
  return [
    [0, 0],
    [8, 0],
    [-8, 0],
    [0, 8],
    [0, -8],
  ].every(([dx, dy]) => value([x + dx, y + dy]) === land);
}

function best(shapes: Shapes, a: number, b: number, value: (p: Point) => number): Point[] {
  const names = [TERRITORIES[a].id, TERRITORIES[b].id].sort();
  const hint = HINTS[names.join("/")];
  const ordered = names[0] === TERRITORIES[a].id;
  const aim = hint && ([shapes.place(hint[0], hint[1]), shapes.place(hint[2], hint[3])] as const);
  const found: { cost: number; points: Point[] }[] = [];
  const ends = (index: number, near: Point | undefined): Point[] => {
    const points = coast(shapes, index);
    return near ? points.sort((p, q) => distance(p, near) - distance(q, near)).slice(0, 14) : points;
  };
  const [from, to] = [
    ends(a, aim && (ordered ? aim[0] : aim[1])),
    ends(b, aim && (ordered ? aim[1] : aim[0])),
  ];
  for (const p of from) {
    for (const q of to) {
      const d = distance(p, q);
      const cost = d < SHORTEST ? d + (SHORTEST - d) * 4 : d;
      if (cost < 900 || hint) found.push({ cost, points: [p, q] });
    }
  }
  found.sort((x, y) => x.cost - y.cost);
  for (const f of found.slice(0, 4000)) {
    for (const bend of [0.12, -0.12, 0.06, -0.06, 0.2, -0.2, 0, 0.3, -0.3]) {
      const line = bow(f.points[0], f.points[1], bend);
      const wide = extend(line, INLAND);
      const foreign = wide.some((p, i) => {
        const normal = wide[Math.min(i + 1, wide.length - 1)];
        const before = wide[Math.max(0, i - 1)];
        const [dx, dy] = [normal[0] - before[0], normal[1] - before[1]];
        const l = Math.hypot(dx, dy) || 1;
        return [-22, 0, 22].some((s) => {
          const v = value([p[0] - (dy / l) * s, p[1] + (dx / l) * s]);
          return v !== SEA && v !== a + FIRST && v !== b + FIRST;
        });
      });
      const middle = line.slice(2, -2);
      const dry = middle.filter((p) => value(p) !== SEA).length;
      const inland = firm(wide[0], a + FIRST, value) && firm(wide[wide.length - 1], b + FIRST, value);
      if (!foreign && inland && dry <= middle.length * 0.08) return wide;
    }
  }
  throw new Error(`no way by sea from ${names.join(" to ")}`);
}
