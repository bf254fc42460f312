/** Chance for drawings: seeded, so that every run draws the same. */

/** A generator of numbers in [0, 1) from a 32-bit seed (mulberry32). */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise in [-1, 1]; features are one unit apart. */
export function noise(x: number, y: number, seed = 0): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - xi), ease(y - yi)];
  const top = hash(xi, yi, seed) * (1 - u) + hash(xi + 1, yi, seed) * u;
  const low = hash(xi, yi + 1, seed) * (1 - u) + hash(xi + 1, yi + 1, seed) * u;
  return (top * (1 - v) + low * v) * 2 - 1;
}

/** Several octaves of noise, in about [-1, 1]. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
  let [sum, gain, scale] = [0, 1, 1];
  for (let i = 0; i < octaves; i++) {
    sum += gain * noise(x * scale, y * scale, seed + i);
    gain /= 2;
    scale *= 2;
  }
  return sum / (2 - gain * 2);
}
