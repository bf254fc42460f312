/** Packing circles into a land: where names, a city and pieces can lie without touching. */
import { distances, type Field } from "../kit/raster";

/** A place in board pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** A kept-clear disc. */
export interface Disc extends Spot {
  r: number;
}

/** The middle of places, of which there is one at least. */
export const middleOf = (places: readonly Spot[]): Spot => ({
  x: places.reduce((s, d) => s + d.x, 0) / places.length,
  y: places.reduce((s, d) => s + d.y, 0) / places.length,
});

/** A disc, and more at equal steps to its right. */
export const row = (n: number, step: number, d: Disc): Disc[] =>
  Array.from({ length: n }, (_, k) => ({ ...d, x: d.x + k * step }));

/** Candidate spots of one land: positions and each one's room (distance to the nearest border or thing), in pixels. */
export interface Ground {
  x: Float32Array;
  y: Float32Array;
  room: Float32Array;
  count: number;
}

/** Board pixels per cell of the working field. */
export const SCALE = 4;

/** A board's field of values, with each cell's room: how far it is from other values, in board pixels. */
export interface Terrain {
  land: Field;
  room: Float32Array;
}

/** The cell of a place on the board, -1 off it. */
export function cellAt({ w, h }: Field, px: number, py: number): number {
  const [x, y] = [Math.floor(px / SCALE), Math.floor(py / SCALE)];
  return x < 0 || y < 0 || x >= w || y >= h ? -1 : y * w + x;
}

export function terrainOf(land: Field): Terrain {
  const edge = (i: number): boolean => {
    const x = i % land.w;
    const v = land.v[i];
    return (
      (x > 0 && land.v[i - 1] !== v) ||
      (x < land.w - 1 && land.v[i + 1] !== v) ||
      (i >= land.w && land.v[i - land.w] !== v) ||
      (i + land.w < land.v.length && land.v[i + land.w] !== v)
    );
  };
  return { land, room: distances(land.w, land.h, edge).map((d) => Math.max(0, (d - 0.5) * SCALE)) };
}

/** The spots of one value of a field, every `step` cells. */
export function ground({ land, room }: Terrain, value: number, step: number): Ground {
  const [xs, ys, rs]: number[][] = [[], [], []];
  for (let y = 0; y < land.h; y += step) {
    for (let x = 0; x < land.w; x += step) {
      const i = y * land.w + x;
      if (land.v[i] !== value || room[i] < 8) continue;
      xs.push((x + 0.5) * SCALE);
      ys.push((y + 0.5) * SCALE);
      rs.push(room[i]);
    }
  }
  return {
    x: Float32Array.from(xs),
    y: Float32Array.from(ys),
    room: Float32Array.from(rs),
    count: xs.length,
  };
}

/** Lowers the room of every spot by discs that now lie there, with a gap in pixels between things. */
export function occupy(g: Ground, room: Float32Array, discs: readonly Disc[], gap: number): void {
  for (const d of discs) {
    for (let i = 0; i < g.count; i++) {
      const free = Math.hypot(g.x[i] - d.x, g.y[i] - d.y) - d.r - gap;
      if (free < room[i]) room[i] = free;
    }
  }
}

/** Discs along a line of text, seen as a chain: baseline middle (x, y), width and capital height in pixels. */
export function textDiscs(
  x: number,
  y: number,
  width: number,
  cap: number,
  angle: number,
  bend: number,
): Disc[] {
  const r = cap * 0.72;
  const n = Math.max(1, Math.ceil((width - cap) / (cap * 0.62)));
  const turn = (angle * Math.PI) / 180;
  const radius = bend ? (width / 8) * (1 / bend + 4 * bend) : 0;
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = -width / 2 + cap * 0.42 + ((width - cap * 0.84) * i) / n;
    const [lx, ly] = bend
      ? [
          radius * Math.sin(t / radius),
          radius * (1 - Math.cos(t / radius)) - cap * 0.43 * Math.cos(t / radius),
        ]
      : [t, -cap * 0.43];
    return {
      x: x + lx * Math.cos(turn) - ly * Math.sin(turn),
      y: y + lx * Math.sin(turn) + ly * Math.cos(turn),
      r,
    };
  });
}

/** Least free room over discs at their places in a field of rooms; negative where one leaves its value. */
export function clearance(discs: readonly Disc[], { land, room }: Terrain, value: number): number {
  let least = Infinity;
  for (const d of discs) {
    const i = cellAt(land, d.x, d.y);
    if (land.v[i] !== value) return -1;
    least = Math.min(least, room[i] - d.r);
  }
  return least;
}

/** Whether discs lie in a map, so far from its edges at least. */
export function isOnMap(
  { x, y, w, h }: Readonly<Record<"x" | "y" | "w" | "h", number>>,
  discs: readonly Disc[],
  margin: number,
): boolean {
  const isWithin = (at: number, r: number, from: number, length: number): boolean =>
    at - r > from + margin && at + r < from + length - margin;
  return discs.every((d) => isWithin(d.x, d.r, x, w) && isWithin(d.y, d.r, y, h));
}

/** Whether a step is as long as that: most are so along one axis alone, and a root takes its time. */
export function isAsLong(dx: number, dy: number, length: number): boolean {
  return Math.abs(dx) >= length || Math.abs(dy) >= length || Math.hypot(dx, dy) >= length;
}

/** Whether two sets of discs keep a gap. */
export function apart(a: readonly Disc[], b: readonly Disc[], gap: number): boolean {
  return a.every((p) => b.every((q) => isAsLong(p.x - q.x, p.y - q.y, p.r + q.r + gap)));
}
