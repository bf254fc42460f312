/** Piece models: a figure's outline extruded with a bevel, on a base; closed, textured, standing on y = 0. */
import earcut, { deviation, flatten } from "earcut";
import { area, boundsOf, type Point, type Ring } from "../kit/geometry";
import { step, sum, unit, type Vec3 } from "../kit/vector";
import { FIGURES, KINDS, TEXTURES } from "./figures.data";
import { outline } from "./solid";

export interface Corner {
  p: Vec3;
  n: Vec3;
  t: [number, number];
}
/** Triangles, three corners each, counter-clockwise seen from outside; positions in table units (inches). */
export type Mesh = Corner[][];

/** Table units of a figure's hundred. */
const UNIT = 0.0085;
const THICK = 0.17;
const BEVEL = 0.022;
/** Widths of the bevel to try, in hundredths: thin parts take a narrower one. */
const INSETS = [0.95, 0.75, 0.55, 0.35, 0.2];
const BASE_H = 0.075;
const COIN_H = 0.09;

/** Texture coordinates (v upward) of a point of the figure's square. */
function faceUv(kind: string, x: number, y: number): [number, number] {
  const { columns, rows, kinds } = TEXTURES.find((one) => one.kinds.includes(kind)) ?? TEXTURES[0];
  const i = kinds.indexOf(kind);
  return [((i % columns) + (x + 10) / 120) / columns, 1 - (Math.floor(i / columns) + (y + 10) / 120) / rows];
}

/** Texture coordinates in the plain row; both arguments run from 0 to 1. */
const woodUv = (u: number, v: number): [number, number] => [0.02 + 0.96 * u, 0.02 + 0.2 * v];

/** Outward normals of a ring's edges in the drawing's plane (outer rings run clockwise on the page). */
function edgeNormals(ring: Ring): Point[] {
  return ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
  });
}

/** Moves a ring inward by a distance; sharp corners move no further than twice that. */
function inset(ring: Ring, by: number): Ring {
  const normals = edgeNormals(ring);
  return ring.map((p, i) => {
    const [a, b] = [normals[(i + ring.length - 1) % ring.length], normals[i]];
    const [mx, my] = [a[0] + b[0], a[1] + b[1]];
    const l = mx * mx + my * my;
    const k = Math.min(2, l > 1e-6 ? 2 / l : 2);
    return [p[0] - mx * k * by, p[1] - my * k * by];
  });
}

/** Rings of a figure coarse enough for a model. */
function modelRings(kind: string): Ring[] {
  return outline(FIGURES[kind].solids, kind === "coin" ? 0.16 : 0.62);
}

type Lift = (x: number, y: number, z: number) => Vec3;

function wall(rings: Ring[], fronts: Ring[], lift: Lift, half: number, edge: number): Mesh {
  const out: Mesh = [];
  rings.forEach((ring, r) => {
    const inner = fronts[r];
    const normals = edgeNormals(ring);
    const n = ring.length;
    const soft = (i: number, other: number): Point => {
      const [a, b] = [normals[i], normals[(other + n) % n]];
      if (a[0] * b[0] + a[1] * b[1] < 0.7) return a;
      const l = Math.hypot(a[0] + b[0], a[1] + b[1]);
      return [(a[0] + b[0]) / l, (a[1] + b[1]) / l];
    };
    const direction = (p: Point, z: number): Vec3 => {
      const [aside, front] = [lift(p[0], p[1], 0), lift(0, 0, 1)].map((at) => unit(step(lift(0, 0, 0), at)));
      return unit(sum([aside, 1], [front, z]));
    };
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const [na, nb] = [soft(i, i - 1), soft(i, i + 1)];
      const bands: [Point, Point, number, Point, Point, number, number][] = [
        [ring[i], ring[j], -edge, ring[i], ring[j], edge, 0],
        [ring[i], ring[j], edge, inner[i], inner[j], half, 1],
        [inner[i], inner[j], -half, ring[i], ring[j], -edge, -1],
      ];
      for (const [a, b, z1, c, d, z2, tilt] of bands) {
        const [v1, v2] = [(z1 + half) / (2 * half), (z2 + half) / (2 * half)];
        const [u1, u2] = [i / n, (i + 1) / n];
        const corner = (p: Point, z: number, normal: Point, u: number, v: number): Corner => ({
          p: lift(p[0], p[1], z),
          n: direction(normal, tilt),
          t: woodUv(u, v),
        });
        const [A, B, C, D] = [
          corner(a, z1, na, u1, v1),
          corner(b, z1, nb, u2, v1),
          corner(c, z2, na, u1, v2),
          corner(d, z2, nb, u2, v2),
        ];
        out.push([A, C, B], [B, C, D]);
      }
    }
  });
  return out;
}

/** Rings as points, and the corners of the triangles that they are cut into; whether those use every point and fill exactly their area. */
function triangles(fronts: Ring[]): { points: Point[]; index: number[]; isWhole: boolean } {
  const { vertices, holes, dimensions } = flatten(fronts);
  const points = fronts.flat();
  const index = earcut(vertices, holes, dimensions);
  const isWhole =
    deviation(vertices, holes, dimensions, index) < 1e-5 &&
    index.length / 3 === points.length + 2 * (fronts.length - 1) - 2;
  return { points, index, isWhole };
}

function caps(kind: string, fronts: Ring[], lift: Lift, half: number, plain = false): Mesh {
  const { points, index } = triangles(fronts);
  const out: Mesh = [];
  for (const side of [1, -1]) {
    const n = unit(step(lift(0, 0, 0), lift(0, 0, side)));
    for (let i = 0; i < index.length; i += 3) {
      const three = [index[i], index[i + 1], index[i + 2]].map((k): Corner => ({
        p: lift(points[k][0], points[k][1], side * half),
        n,
        t: plain
          ? woodUv(0.5 + points[k][0] / 400, 0.5 + points[k][1] / 400)
          : faceUv(kind, points[k][0], points[k][1]),
      }));
      const clockwise = area([points[index[i]], points[index[i + 1]], points[index[i + 2]]]) > 0;
      out.push(clockwise === side > 0 ? [three[0], three[2], three[1]] : three);
    }
  }
  return out;
}

/** An upright slab or a flat disc from rings: `lift` turns drawing hundredths and depth into table units. */
function slab(
  kind: string,
  rings: Ring[],
  lift: Lift,
  thickness: number,
  bevel: number,
  plain = false,
): Mesh {
  const fronts = INSETS.map((by) => rings.map((r) => inset(r, by))).find((one) => triangles(one).isWhole);
  if (!fronts) throw new Error(`${kind}: no bevel fits its outline`);
  return [
    ...wall(rings, fronts, lift, thickness / 2, thickness / 2 - bevel),
    ...caps(kind, fronts, lift, thickness / 2, plain),
  ];
}

/** The part of a figure that stands on its foot. */
const soleOf = ([outer]: Ring[]): ReturnType<typeof boundsOf> => boundsOf(outer.filter(([, y]) => y > 84));

/** Half-width and half-depth of a kind's foot on the table, in table units. */
function footprint(kind: string): [number, number] {
  if (FIGURES[kind].flat) return [0.44 * 100 * UNIT, 0.44 * 100 * UNIT];
  const { left, right } = soleOf(modelRings(kind));
  return [Math.min(0.38, Math.max(0.24, ((right - left) / 2) * UNIT + 0.035)), 0.2];
}

/** The feet of all kinds, by kind. */
export function footprints(): Record<string, [number, number]> {
  return Object.fromEntries(
    KINDS.map((k) => [k, footprint(k).map((v) => Math.round(v * 1000) / 1000) as [number, number]]),
  );
}

/** Half-width, half-depth and height of what figures that stand are met at, in table units. */
const COLLIDER = { x: 0.27, z: 0.19, height: 0.84 };

/** What figures that stand are met at on the table: one upright prism of eight sides for all of them, about as large as a foot. */
export function collider(): Mesh {
  const { x, z, height } = COLLIDER;
  const ring: Ring = Array.from({ length: 8 }, (_, i): Point => {
    const turn = ((i + 0.5) * Math.PI) / 4;
    const wide = 1 / Math.cos(Math.PI / 8) / UNIT;
    return [x * wide * Math.cos(turn), z * wide * Math.sin(turn)];
  });
  const lift: Lift = (a, up, b) => [a * UNIT, height / 2 + b, up * UNIT];
  return slab("collider", [ring], lift, height, 0.01, true);
}

/** The model of a kind. */
export function model(kind: string): Mesh {
  const rings = modelRings(kind);
  if (FIGURES[kind].flat)
    return slab(kind, rings, (x, y, z) => [(x - 50) * UNIT, COIN_H / 2 + z, (y - 50) * UNIT], COIN_H, BEVEL);
  const { left, right, low } = soleOf(rings);
  const middle = (right + left) / 2;
  const standing = slab(
    kind,
    rings,
    (x, y, z) => [(x - middle) * UNIT, BASE_H - 0.012 + (low - y) * UNIT, z],
    THICK,
    BEVEL,
  );
  const [rx, rz] = footprint(kind);
  const oval: Ring = Array.from({ length: 24 }, (_, i): Point => [
    (rx / UNIT) * Math.cos((i * Math.PI) / 12),
    (rz / UNIT) * Math.sin((i * Math.PI) / 12),
  ]);
  return [
    ...standing,
    ...slab(kind, [oval], (x, y, z) => [x * UNIT, BASE_H / 2 + z, y * UNIT], BASE_H, 0.02, true),
  ];
}
