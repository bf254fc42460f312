/** Small fields of pixels: filling, distances, pieces of one colour. */
import type { Point } from "./geometry";

/** A field of w x h values, row by row. */
export interface Field {
  w: number;
  h: number;
  v: Int16Array;
}

export const field = (w: number, h: number): Field => ({ w, h, v: new Int16Array(w * h) });

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

/** What a place between four cells has of their values. */
export function between(at: (x: number, y: number) => number, x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - xi, y - yi];
  const row = (k: number): number => at(xi, k) * (1 - u) + at(xi + 1, k) * u;
  return row(yi) * (1 - v) + row(yi + 1) * v;
}

const FAR = 1e12;

/** Squared distances along one line of samples: the lower envelope of parabolas (Felzenszwalb and Huttenlocher). */
function sweep(from: Float64Array, n: number, spot: Int32Array, edge: Float64Array): Float64Array {
  const out = new Float64Array(n);
  let k = 0;
  spot[0] = 0;
  edge[0] = -Infinity;
  edge[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s = 0;
    for (; ; k--) {
      const p = spot[k];
      s = (from[q] + q * q - from[p] - p * p) / (2 * q - 2 * p);
      if (s > edge[k]) break;
    }
    k++;
    spot[k] = q;
    edge[k] = s;
    edge[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (edge[k + 1] < q) k++;
    const p = spot[k];
    out[q] = (q - p) * (q - p) + from[p];
  }
  return out;
}

/** Distance in cells from each cell to the nearest one where `wall` holds. */
export function distances(w: number, h: number, wall: (i: number) => boolean): Float32Array {
  const d = new Float32Array(w * h);
  const [line, spot, edge] = [new Float64Array(w), new Int32Array(w + 1), new Float64Array(w + 2)];
  // All columns at once, row by row: one column after the other would fetch each cell from far away.
  const seen = new Float64Array(w).fill(FAR);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      seen[x] = wall(i) ? 0 : seen[x] + 1;
      d[i] = seen[x];
    }
  seen.fill(FAR);
  for (let y = h - 1; y >= 0; y--)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      seen[x] = Math.min(d[i], seen[x] + 1);
      d[i] = seen[x] < 30000 ? seen[x] * seen[x] : FAR;
    }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) line[x] = d[y * w + x];
    const out = sweep(line, w, spot, edge);
    for (let x = 0; x < w; x++) d[y * w + x] = Math.sqrt(out[x]);
  }
  return d;
}

/** Cells of one value that hang together, the first one in reading order first. */
interface Piece {
  value: number;
  size: number;
  at: number;
  cells: Int32Array;
}

/** Connected pieces (4-neighbours) of equal value: the piece of each cell, and each piece's value, size and first cell. */
export function pieces({ v, w }: Field): { of: Int32Array; list: Piece[] } {
  const of = new Int32Array(v.length).fill(-1);
  const list: Piece[] = [];
  // Each cell stands in it once: those of a piece one after the other.
  const all = new Int32Array(v.length);
  const last = v.length - w;
  for (let start = 0, begin = 0; start < v.length; start++) {
    if (of[start] >= 0) continue;
    const [value, piece] = [v[start], list.length];
    of[start] = piece;
    all[begin] = start;
    let end = begin + 1;
    for (let k = begin; k < end; k++) {
      const i = all[k];
      const x = i % w;
      // One after the other: a function for the four would take twice as long.
      if (x > 0 && v[i - 1] === value && of[i - 1] < 0) {
        of[i - 1] = piece;
        all[end++] = i - 1;
      }
      if (x < w - 1 && v[i + 1] === value && of[i + 1] < 0) {
        of[i + 1] = piece;
        all[end++] = i + 1;
      }
      if (i >= w && v[i - w] === value && of[i - w] < 0) {
        of[i - w] = piece;
        all[end++] = i - w;
      }
      if (i < last && v[i + w] === value && of[i + w] < 0) {
        of[i + w] = piece;
        all[end++] = i + w;
      }
    }
    list.push({ value, size: end - begin, at: start, cells: all.subarray(begin, end) });
    begin = end;
  }
  return { of, list };
}
