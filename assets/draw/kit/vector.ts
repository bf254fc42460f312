/** Vectors in space. */
export type Vec3 = [number, number, number];

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The sum of vectors, each times its factor. */
export const sum = (...terms: readonly (readonly [Vec3, number])[]): Vec3 =>
  terms.reduce(([x, y, z], [v, k]): Vec3 => [x + v[0] * k, y + v[1] * k, z + v[2] * k], [0, 0, 0]);

/** What leads from one point to another. */
export const step = (from: Vec3, to: Vec3): Vec3 => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

/** The same direction with the length 1; nothing stays nothing. */
export function unit(v: Vec3): Vec3 {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
}
