/**
 * Gives crowded lands room: a flow that moves the base until every land has the area it needs
 * (density-equalising, after Moser: the velocity is the gradient of a potential over the density).
 */
import type { Point } from "../kit/geometry";
import { between, type Field } from "../kit/raster";

const CELL = 16;

/** A grid's value at a cell, beyond its edges the nearest there is. */
const at = (v: Float64Array, w: number, x: number, y: number): number =>
  v[Math.min(v.length / w - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))];

/** Solves the potential of a density with still edges, by over-relaxation. */
function potential(rho: Float64Array, w: number, mean: number): Float64Array {
  const phi = new Float64Array(rho.length);
  for (let sweep = 0; sweep < 900; sweep++) {
    for (let i = 0; i < phi.length; i++) {
      const [x, y] = [i % w, Math.floor(i / w)];
      const around =
        at(phi, w, x - 1, y) + at(phi, w, x + 1, y) + at(phi, w, x, y - 1) + at(phi, w, x, y + 1);
      phi[i] += 1.93 * ((around - (mean - rho[i])) / 4 - phi[i]);
    }
  }
  return phi;
}

/**
 * A map from base positions to stretched ones. `need(value)` says how dense a value of the field is:
 * 1 keeps its size beside others of 1, 2 doubles its area. The outer frame stays where it is.
 */
export function stretch(f: Field, need: (value: number) => number): (p: Point) => Point {
  const [w, h] = [Math.ceil(f.w / CELL), Math.ceil(f.h / CELL)];
  const grid = (make: (x: number, y: number) => number): Float64Array =>
    new Float64Array(w * h).map((_, i) => make(i % w, Math.floor(i / w)));
  let rho = grid((x, y) => {
    let sum = 0;
    for (let dy = 2; dy < CELL; dy += 4) {
      for (let dx = 2; dx < CELL; dx += 4) {
        const [px, py] = [Math.min(f.w - 1, x * CELL + dx), Math.min(f.h - 1, y * CELL + dy)];
        sum += need(f.v[py * f.w + px]);
      }
    }
    return sum / 16;
  });
  for (const across of [1, 0, 1, 0]) {
    const from = rho;
    const near = [-2, -1, 0, 1, 2];
    rho = grid((x, y) => near.reduce((s, k) => s + at(from, w, x + k * across, y + k * (1 - across)), 0) / 5);
  }
  const mean = rho.reduce((a, b) => a + b, 0) / rho.length;
  const phi = potential(rho, w, mean);
  const vx = grid((x, y) => (at(phi, w, x + 1, y) - at(phi, w, x - 1, y)) / 2);
  const vy = grid((x, y) => (at(phi, w, x, y + 1) - at(phi, w, x, y - 1)) / 2);
  const sample = (v: Float64Array, x: number, y: number): number =>
    between((cx, cy) => at(v, w, cx, cy), x - 0.5, y - 0.5);
  const STEPS = 24;
  return ([px, py]) => {
    let [x, y] = [px / CELL, py / CELL];
    for (let s = 0; s < STEPS; s++) {
      const density = (1 - s / STEPS) * sample(rho, x, y) + (s / STEPS) * mean;
      const [dx, dy] = [sample(vx, x, y) / density / STEPS, sample(vy, x, y) / density / STEPS];
      x = Math.min(f.w / CELL, Math.max(0, x - dx));
      y = Math.min(f.h / CELL, Math.max(0, y - dy));
    }
    return [x * CELL, y * CELL];
  };
}
