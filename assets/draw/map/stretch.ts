/**
 * Gives crowded lands room: a flow that moves the base until every land has the area it needs
 * (density-equalising, after Moser: the velocity is the gradient of a potential over the density).
 */
import type { Point } from "../kit/geometry";
import type { Field } from "../kit/raster";

const CELL = 16;

function blur(v: Float64Array, w: number, h: number, reach: number): Float64Array {
  let out = v;
  for (let pass = 0; pass < 2; pass++) {
    for (const across of [true, false]) {
      const next = new Float64Array(v.length);
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) {
          let [sum, n] = [0, 0];
          for (let k = -reach; k <= reach; k++) {
            const [px, py] = across ? [x + k, y] : [x, y + k];
            const [cx, cy] = [Math.min(w - 1, Math.max(0, px)), Math.min(h - 1, Math.max(0, py))];
            sum += out[cy * w + cx];
            n++;
          }
          next[y * w + x] = sum / n;
        }
      }
      out = next;
    }
  }
  return out;
}

/** Solves the potential of a density with still edges, by over-relaxation. */
function potential(rho: Float64Array, w: number, h: number, mean: number): Float64Array {
  const phi = new Float64Array(w * h);
  for (let sweep = 0; sweep < 900; sweep++) {
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const around =
          phi[x > 0 ? i - 1 : i] +
          phi[x < w - 1 ? i + 1 : i] +
          phi[y > 0 ? i - w : i] +
          phi[y < h - 1 ? i + w : i];
        phi[i] += 1.93 * ((around - (mean - rho[i])) / 4 - phi[i]);
      }
    }
  }
  return phi;
}

/**
 * A map from base positions to stretched ones. `need(value)` says how dense a value of the field is:
 * 1 keeps its size beside others of 1, 2 doubles its area. The outer frame stays where it is.
 */
export function stretch(f: Field, need: (value: number) => number, reach: number): (p: Point) => Point {
  const [w, h] = [Math.ceil(f.w / CELL), Math.ceil(f.h / CELL)];
  const raw = new Float64Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let [sum, n] = [0, 0];
      for (let dy = 2; dy < CELL; dy += 4) {
        for (let dx = 2; dx < CELL; dx += 4) {
          const [px, py] = [Math.min(f.w - 1, x * CELL + dx), Math.min(f.h - 1, y * CELL + dy)];
          sum += need(f.v[py * f.w + px]);
          n++;
        }
      }
      raw[y * w + x] = sum / n;
    }
  }
  const rho = blur(raw, w, h, reach);
  const mean = rho.reduce((a, b) => a + b, 0) / rho.length;
  const phi = potential(rho, w, h, mean);
  const get = (v: Float64Array, x: number, y: number): number =>
    v[Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))];
  const [vx, vy] = [new Float64Array(w * h), new Float64Array(w * h)];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      vx[y * w + x] = (get(phi, x + 1, y) - get(phi, x - 1, y)) / 2;
      vy[y * w + x] = (get(phi, x, y + 1) - get(phi, x, y - 1)) / 2;
    }
  }
  const sample = (v: Float64Array, x: number, y: number): number => {
    const [fx, fy] = [x - 0.5, y - 0.5];
    const [xi, yi] = [Math.floor(fx), Math.floor(fy)];
    const [u, t] = [fx - xi, fy - yi];
    return (
      (get(v, xi, yi) * (1 - u) + get(v, xi + 1, yi) * u) * (1 - t) +
      (get(v, xi, yi + 1) * (1 - u) + get(v, xi + 1, yi + 1) * u) * t
    );
  };
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
