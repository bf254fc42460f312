/** The lands as shapes on the finished board, in board pixels. */
import type { Point, Ring } from "../kit/geometry";
import { field, fill, type Field } from "../kit/raster";
import { respace, ringsOf, smoothArc, trace, type Arc } from "../kit/topology";
import type { Frame, Size } from "./chart";
import { closed } from "./coast";
import { FIRST, SEA, WASTE } from "./divide";
import { SCALE, terrainOf, type Terrain } from "./packing";
import { stretch } from "./stretch";

/** Narrow waters, for the stretching alone. */
const NARROW = -1;

export interface Shapes {
  arcs: Arc[];
  /** Rings of each territory, by index, and of the land that is none. */
  lands: Ring[][];
  waste: Ring[];
  /** Board position of a place in degrees. */
  place(lon: number, lat: number): Point;
}

/** How much a map gives way to crowded lands. */
export interface Needs {
  /** The area in board pixels that each land wants, by index. */
  readonly wanted: readonly number[];
  /** How dense the sea is, and land that is no territory: less than 1 lends room. */
  readonly sea: number;
  readonly waste: number;
  /** The most that a land is made denser. */
  readonly most: number;
  /** Waters narrower than twice `reach` cells of the base, which would close between lands that grow. */
  readonly narrow?: { readonly reach: number; readonly density: number };
}

/** How dense each value of a divided base is for its stretching. */
function density(
  f: Field,
  { wanted, sea, waste, most, narrow }: Needs,
  map: Frame,
): (value: number) => number {
  const size = new Float64Array(wanted.length + FIRST);
  for (const v of f.v) size[v]++;
  const scale = (map.w / f.w) * (map.h / f.h);
  return (value) => {
    if (value === SEA) return sea;
    if (value === WASTE) return waste;
    if (value === NARROW) return narrow?.density ?? sea;
    const natural = size[value] * scale;
    return Math.min(most, Math.max(0.55, wanted[value - FIRST] / natural));
  };
}

/** The base with narrow waters marked. */
function withNarrows(f: Field, { narrow }: Needs): Field {
  if (narrow === undefined) return f;
  const filled = closed({ ...f, v: f.v.map((v) => (v === SEA ? 0 : 1)) }, narrow.reach);
  return { ...f, v: f.v.map((v, i) => (v === SEA && filled[i] === 1 ? NARROW : v)) };
}

/** Smooths, stretches and scales a divided base: the same every time. */
export function shapesOf(
  f: Field,
  needs: Needs,
  map: Frame,
  toBase: (lon: number, lat: number) => Point,
): Shapes {
  const flow = stretch(withNarrows(f, needs), density(f, needs, map));
  const move = (p: Point): Point => {
    const [x, y] = flow(p);
    return [
      Math.round((map.x + (x * map.w) / f.w) * 10) / 10,
      Math.round((map.y + (y * map.h) / f.h) * 10) / 10,
    ];
  };
  const arcs = trace(f)
    .map(smoothArc)
    .map((arc) => respace({ ...arc, points: arc.points.map(move) }, 3))
    .map((arc) => ({
      ...arc,
      points: arc.points.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
    }));
  return {
    arcs,
    lands: needs.wanted.map((_, i) => ringsOf(arcs, i + FIRST)),
    waste: ringsOf(arcs, WASTE),
    place: (lon, lat) => move(toBase(lon, lat)),
  };
}

/** The board as a terrain: sea, waste, territory index + FIRST. */
export function boardTerrain(shapes: Shapes, board: Size): Terrain {
  const f = field(board.w / SCALE, board.h / SCALE);
  fill(f, shapes.waste, 1, SCALE);
  shapes.lands.forEach((rings, i) => fill(f, rings, i + FIRST, SCALE));
  return terrainOf(f);
}
