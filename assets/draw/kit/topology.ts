/** Turns a divided field into lines shared by the two sides of every border, and those into shapes. */
import { relax, resample, round, simplify, type Point, type Ring } from "./geometry";
import { noise } from "./rng";
import type { Field } from "./raster";

/** The value of a field where no region is. */
const OUTSIDE = 0;

/** A border line; `left` and `right` are field values (-1 beyond the field) as seen when walking it. */
export interface Arc {
  left: number;
  right: number;
  points: Point[];
  closed: boolean;
}

const STEP: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The value of a field's cell; -1 beyond it. */
function valueAt({ w, h, v }: Field, x: number, y: number): number {
  return x < 0 || y < 0 || x >= w || y >= h ? -1 : v[y * w + x];
}

/** The values left and right of the edge that leaves lattice point (x, y) in a direction. */
function sidesOf(f: Field, x: number, y: number, d: number): [number, number] {
  const [dx, dy] = STEP[d];
  const left = valueAt(f, x + (dx - 1 + dy) / 2, y + (dy - 1 - dx) / 2);
  return [left, valueAt(f, x + (dx - 1 - dy) / 2, y + (dy - 1 + dx) / 2)];
}

/** For each lattice point the directions, as bits, in which an edge leaves it that has different values at its sides. */
function openEdges(f: Field): Uint8Array {
  const W = f.w + 1;
  const open = new Uint8Array(W * (f.h + 1));
  for (let y = 0; y <= f.h; y++) {
    let [above, here] = [-1, -1];
    for (let x = 0; x <= f.w; x++) {
      const [besideAbove, beside] = [above, here];
      above = valueAt(f, x, y - 1);
      here = valueAt(f, x, y);
      if (above === here && here === beside && beside === besideAbove) continue;
      open[y * W + x] =
        (above !== here ? 1 : 0) |
        (here !== beside ? 2 : 0) |
        (beside !== besideAbove ? 4 : 0) |
        (besideAbove !== above ? 8 : 0);
    }
  }
  return open;
}

/** How many edges leave a lattice point, by its bits. */
const DEGREE: readonly number[] = Array.from({ length: 16 }, (_, bits) =>
  [1, 2, 4, 8].reduce((n, bit) => n + ((bits & bit) > 0 ? 1 : 0), 0),
);

/** All border lines of a field along its cells' edges, cut where three or more values meet. */
export function trace(f: Field): Arc[] {
  const W = f.w + 1;
  const open = openEdges(f);
  const seen = new Uint8Array(open.length);
  const arcs: Arc[] = [];
  const walk = (sx: number, sy: number, sd: number): void => {
    const [left, right] = sidesOf(f, sx, sy, sd);
    const points: Point[] = [[sx, sy]];
    let [x, y, d] = [sx, sy, sd];
    for (;;) {
      seen[y * W + x] |= 1 << d;
      x += STEP[d][0];
      y += STEP[d][1];
      const back = 1 << ((d + 2) % 4);
      seen[y * W + x] |= back;
      points.push([x, y]);
      const bits = open[y * W + x];
      if (DEGREE[bits] !== 2 || (x === sx && y === sy)) break;
      d = [0, 1, 2, 3].find((k) => 1 << k === (bits & ~back)) ?? d;
    }
    arcs.push({ left, right, points, closed: x === sx && y === sy && DEGREE[open[y * W + x]] === 2 });
  };
  for (const nodes of [true, false]) {
    for (let i = 0; i < open.length; i++) {
      if (open[i] === 0 || (DEGREE[open[i]] !== 2) !== nodes) continue;
      for (let d = 0; d < 4; d++) if ((open[i] & ~seen[i] & (1 << d)) > 0) walk(i % W, Math.floor(i / W), d);
    }
  }
  return arcs;
}

/** Makes an inland border wander a little, as a pen does; its ends stay. */
function wobble(points: readonly Point[], closed: boolean): Point[] {
  const n = points.length;
  return points.map(([x, y], i) => {
    const ease = closed ? 1 : Math.min(1, i / 14, (n - 1 - i) / 14);
    return [
      x + ease * (3.4 * noise(x / 17, y / 17, 21) + 1.6 * noise(x / 6, y / 6, 23)),
      y + ease * (3.4 * noise(x / 17, y / 17, 22) + 1.6 * noise(x / 6, y / 6, 24)),
    ];
  });
}

/** Takes the stairs out of a line: coasts keep their detail, inland borders swing. */
export function smoothArc(arc: Arc): Arc {
  if (arc.left < 0 || arc.right < 0) return arc;
  const coast = arc.left === OUTSIDE || arc.right === OUTSIDE;
  let line = arc.closed ? arc.points.slice(0, -1) : arc.points;
  if (!coast) line = wobble(line, arc.closed);
  for (const reach of coast ? [3, 2] : [7, 5]) line = relax(line, reach, arc.closed);
  if (arc.closed) line = [...line, line[0]];
  line = simplify(line, coast ? 0.45 : 0.6);
  line = arc.closed ? round(line.slice(0, -1), true) : round(line, false);
  return { ...arc, points: arc.closed ? [...line, line[0]] : line };
}

/** Puts arcs end to end into rings around a value; outer rings run one way, holes the other. */
export function ringsOf(arcs: readonly Arc[], value: number): Ring[] {
  const ends = new Map<string, Point[][]>();
  const rings: Ring[] = [];
  const key = (p: Point): string => `${p[0]},${p[1]}`;
  for (const arc of arcs) {
    if (arc.left !== value && arc.right !== value) continue;
    const points = arc.right === value ? arc.points : [...arc.points].reverse();
    if (arc.closed) rings.push(points.slice(0, -1));
    else ends.set(key(points[0]), [...(ends.get(key(points[0])) ?? []), points]);
  }
  for (const [start, lines] of ends) {
    while (lines.length) {
      const ring: Point[] = [];
      let line = lines.pop()!;
      for (;;) {
        ring.push(...line.slice(0, -1));
        const next = key(line[line.length - 1]);
        if (next === start) break;
        const more = ends.get(next);
        if (!more?.length) break;
        line = more.pop()!;
      }
      rings.push(ring);
    }
  }
  return rings;
}

/** Even spacing for a line after the board's stretching, in pixels. */
export function respace(arc: Arc, step: number): Arc {
  if (arc.points.length < 3) return arc;
  return { ...arc, points: simplify(resample(arc.points, step), 0.25) };
}
