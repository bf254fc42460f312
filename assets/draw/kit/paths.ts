/** Path data as points. */
import type { Ring, Point } from "./geometry";

/** Points of path data with absolute M, L, Q, C and Z. */
export function flatten(d: string, step = 10): Ring[] {
  const out: Ring[] = [];
  let ring: Ring = [];
  for (const [, op, text] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (op === "M") out.push((ring = [[n[0], n[1]]]));
    if (op === "L") for (let i = 0; i + 1 < n.length; i += 2) ring.push([n[i], n[i + 1]]);
    const size = op === "Q" ? 4 : 6;
    if (op === "Q" || op === "C") {
      for (let i = 0; i + size <= n.length; i += size) {
        const [x, y] = ring[ring.length - 1];
        for (let k = 1; k <= step; k++) {
          const [t, u] = [k / step, 1 - k / step];
          if (op === "Q")
            ring.push([
              u * u * x + 2 * u * t * n[i] + t * t * n[i + 2],
              u * u * y + 2 * u * t * n[i + 1] + t * t * n[i + 3],
            ]);
          else
            ring.push(
              [0, 1].map(
                (c) =>
                  u ** 3 * [x, y][c] +
                  3 * u * u * t * n[i + c] +
                  3 * u * t * t * n[i + 2 + c] +
                  t ** 3 * n[i + 4 + c],
              ) as Point,
            );
        }
      }
    }
  }
  return out;
}
