/** Small fields of pixels: filling, distances, pieces of one colour. */
import type { Point } from "../kit/geometry";

/** A field of w x h values, row by row. */
export interface Field {
  w: number;
  h: number;
  v: Int16Array;
}

export const field = (w: number, h: number, fill = 0): Field => ({ w, h, v: new Int16Array(w * h).fill(fill) });

/** Fills rings (even-odd, together) with a value; coordinates are divided by `scale` first. */
export function fill(f: Field, rings: readonly (readonly Point[])[], value: number, scale = 1): void {
  const rows: number[][] = Array.from({ length: f.h }, () => []);
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      let [ax, ay, bx, by] = [ring[j][0] / scale, ring[j][1] / scale, ring[i][0] / scale, ring[i][1] / scale];
      if (ay > by) [ax, ay, bx, by] = [bx, by, ax, ay];
      const [from, to] = [Math.max(0, Math.ceil(ay - 0.5)), Math.min(f.h - 1, Math.ceil(by - 0.5) - 1)];
      for (let y = from; y <= to; y++) rows[y].push(ax + ((y + 0.5 - ay) * (bx - ax)) / (by - ay));
    }
  }
  rows.forEach((xs, y) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from, to] = [Math.max(0, Math.ceil(xs[i] - 0.5)), Math.min(f.w, Math.ceil(xs[i + 1] - 0.5))];
      for (let x = from; x < to; x++) f.v[y * f.w + x] = value;
    }
  });
}

/** Distance in cells from each cell to the nearest one where `wall` holds (two-pass chamfer with 5-7-11 steps). */
export function distances(w: number, h: number, wall: (i: number) => boolean): Float32Array {
  const d = new Float32Array(w * h);
  for (let i = 0; i < d.length; i++) d[i] = wall(i) ? 0 : 1e9;
  const near: [number, number, number][] = [[-1, 0, 1], [0, -1, 1], [-1, -1, 1.4142], [1, -1, 1.4142], [-2, -1, 2.2361], [2, -1, 2.2361], [-1, -2, 2.2361], [1, -2, 2.2361]];
  for (const sign of [1, -1]) {
    const order = sign > 0 ? 0 : d.length - 1;
    for (let n = 0; n < d.length; n++) {
      const i = order + n * sign;
      const [x, y] = [i % w, Math.floor(i / w)];
      for (const [dx, dy, cost] of near) {
        const [px, py] = [x + dx * sign, y + dy * sign];
        if (px < 0 || py < 0 || px >= w || py >= h) continue;
        const c = d[py * w + px] + cost;
        if (c < d[i]) d[i] = c;
      }
    }
  }
  return d;
}

/** Connected pieces (4-neighbours) of equal value: the piece of each cell, and each piece's value, size and first cell. */
export function pieces(f: Field): { of: Int32Array; list: { value: number; size: number; at: number; cells: number[] }[] } {
  const of = new Int32Array(f.v.length).fill(-1);
  const list: { value: number; size: number; at: number; cells: number[] }[] = [];
  for (let start = 0; start < f.v.length; start++) {
    if (of[start] >= 0) continue;
    const value = f.v[start];
    const cells = [start];
    of[start] = list.length;
    for (let k = 0; k < cells.length; k++) {
      const i = cells[k];
      const x = i % f.w;
      for (const j of [x > 0 ? i - 1 : -1, x < f.w - 1 ? i + 1 : -1, i - f.w, i + f.w]) {
        if (j < 0 || j >= f.v.length || of[j] >= 0 || f.v[j] !== value) continue;
        of[j] = list.length;
        cells.push(j);
      }
    }
    list.push({ value, size: cells.length, at: start, cells });
  }
  return { of, list };
}
