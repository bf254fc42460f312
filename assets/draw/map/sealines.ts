/** The sea-lines: bent strokes from coast to coast that cross no foreign land. */
import { distance, type Point } from "../kit/geometry";
import { FIRST, SEA } from "./divide";
import type { Field } from "../kit/raster";
import type { Chart } from "./chart";
import { cellAt } from "./packing";
import type { Shapes } from "./shapes";

/** One sea-line: its ends (a little inland) and the points between, in board pixels. */
export interface SeaLine {
  from: string;
  to: string;
  points: Point[];
}

const INLAND = 26;
const SHORTEST = 70;
/** Points of a bent line; `bend` is its rise as a share of its length. */
function bow(a: Point, b: Point, bend: number): Point[] {
  const [mx, my] = [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend * 2,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 2,
  ];
  const n = Math.max(4, Math.ceil(distance(a, b) / 8));
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
export function makeSeaLines(chart: Chart, shapes: Shapes, land: Field): SeaLine[] {
  const { lands } = chart;
  const value = (p: Point): number => land.v[cellAt(land, ...p)];
  return lands.flatMap((t, a) =>
    t.sea.flatMap((id): SeaLine[] => {
      const b = lands.findIndex((u) => u.id === id);
      if (b < a) return [];
      return chart.overEdge.includes([t.id, id].sort().join("/"))
        ? overEdge(chart, shapes, a, b, value)
        : [{ from: t.id, to: id, points: best(chart, shapes, a, b, value) }];
    }),
  );
}

/**
 * A sea-line that leaves the map on one side and comes back on the other: two strokes at the same height, each from
 * the coast that is nearest to its edge of the map. The first is that of the land that lies further west.
 */
function overEdge(
  { lands, map }: Chart,
  shapes: Shapes,
  a: number,
  b: number,
  value: (p: Point) => number,
): SeaLine[] {
  const middle = (index: number): number => {
    const points = coast(shapes, index);
    return points.reduce((sum, [x]) => sum + x, 0) / points.length;
  };
  const [west, east] = middle(a) < middle(b) ? [a, b] : [b, a];
  const stroke = (index: number, edge: number, y: number, inland: number): Point[] => {
    const near = coast(shapes, index).reduce((found, p) =>
      Math.abs(p[0] - edge) + 2 * Math.abs(p[1] - y) < Math.abs(found[0] - edge) + 2 * Math.abs(found[1] - y)
        ? p
        : found,
    );
    const line = bow(near, [edge, y], 0);
    let start: Point = near;
    while (!firm(start, index + FIRST, value)) start = [start[0] + inland, start[1]];
    return [start, ...line];
  };
  const tip = coast(shapes, east).reduce((found, p) => (p[0] > found[0] ? p : found));
  return [
    { from: lands[west].id, to: lands[east].id, points: stroke(west, map.x, tip[1], 4) },
    { from: lands[east].id, to: lands[west].id, points: stroke(east, map.x + map.w, tip[1], -4) },
  ];
}

/** Whether a point and what is around it is land of a value. */
function firm([x, y]: Point, land: number, value: (p: Point) => number): boolean {
  return [0, 8, -8].every((by) => value([x + by, y]) === land && value([x, y + by]) === land);
}

function best(
  { lands, ways }: Chart,
  shapes: Shapes,
  a: number,
  b: number,
  value: (p: Point) => number,
): Point[] {
  const names = [lands[a].id, lands[b].id].sort();
  const hint = ways[names.join("/")];
  const ordered = names[0] === lands[a].id;
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
