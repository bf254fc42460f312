import { area, boundsOf, distance, simplify, type Point, type Ring } from "../../assets/draw/kit/geometry";
import { distances, field, fill } from "../../assets/draw/kit/raster";
import { ringsOf, trace } from "../../assets/draw/kit/topology";

/** How far a line keeps inside the drawn border, in pixels: neighbours' lines lie side by side. */
const INSET = 13;
/** Islands below this area, in square pixels, are not worth a line. */
const LEAST_AREA = 2000;
/** Most corners of a territory, all its rings together. */
const MOST_CORNERS = 36;
/** How far a line with few corners may leave the exact one, in pixels: as little as the corners allow. */
const TOLERANCES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];
/** Pixels to a cell: all corners of a ring lie on one grid. */
export const CELL = 2;

/** The rings of a territory, drawn in and with few corners: clockwise on the page, the largest first. */
export function outlineOf(shape: readonly Ring[]): Ring[] {
  const rings = drawnIn(shape)
    .filter((ring) => area(ring) >= LEAST_AREA)
    .sort((one, other) => area(other) - area(one));
  for (const tolerance of TOLERANCES) {
    const simple = rings.map((ring) => simplifyRing(ring, tolerance));
    if (simple.reduce((n, ring) => n + ring.length, 0) <= MOST_CORNERS) return simple;
  }
  throw new Error("an outline has more corners than a line can do without");
}

/** The line around all that lies deeper inside a shape than INSET. */
function drawnIn(shape: readonly Ring[]): Ring[] {
  const bounds = boundsOf(shape.flat());
  const [left, top] = [bounds.left, bounds.top].map((from) => Math.floor(from) - 2 * CELL);
  const [w, h] = [bounds.right - left, bounds.low - top].map((length) => Math.ceil(length / CELL) + 2);
  const land = field(w, h);
  fill(
    land,
    shape.map((ring) => ring.map(([x, y]): Point => [x - left, y - top])),
    1,
    CELL,
  );
  const deep = distances(w, h, (i) => land.v[i] === 0);
  const inner = field(w, h);
  deep.forEach((cells, i) => {
    if (cells * CELL >= INSET) inner.v[i] = 1;
  });
  return ringsOf(trace(inner), 1).map((ring) =>
    ring.map(([x, y]): Point => [x * CELL + left, y * CELL + top]),
  );
}

/** A ring is cut at two far points, for the ends of a line stay. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const first = furthest(ring, ring[0]);
  const start = ring.slice(first).concat(ring.slice(0, first));
  const second = furthest(start, start[0]);
  const there = simplify(start.slice(0, second + 1), tolerance);
  const back = simplify([...start.slice(second), start[0]], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function furthest(ring: Ring, from: Point): number {
  let best = 0;
  ring.forEach((point, i) => {
    if (distance(point, from) > distance(ring[best], from)) best = i;
  });
  return best;
}
