import type { Mesh } from "../../assets/draw/pieces/mesh";

type Point = readonly [number, number, number];
type Pair = readonly [number, number];

/** The corners of a part of a picture, counter-clockwise from the lower left one. */
export function rectangle([left, low]: Pair, [right, high]: Pair): Pair[] {
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** Such corners of a level at a height, from the one at x and z to the one across. */
export function level(y: number, from: Pair, to: Pair): Point[] {
  return rectangle(from, to).map(([x, z]) => [x, y, z]);
}

/** Two triangles for four corners, counter-clockwise seen from outside. */
export function quad(corners: readonly Point[], uvs: readonly Pair[]): Mesh {
  const [a, b, c] = corners;
  const [u, v] = [b, c].map((p) => p.map((n, i) => n - a[i]));
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...cross);
  const n = cross.map((k) => k / length) as [number, number, number];
  const corner = (i: number): Mesh[number][number] => ({ p: [...corners[i]], t: [...uvs[i]], n });
  return [
    [corner(0), corner(1), corner(2)],
    [corner(0), corner(2), corner(3)],
  ];
}

/**
 * A flat box around its own middle with a picture on top, its north at -z; the sides take the picture's outermost
 * pixels. Tabletop Simulator mirrors x when it reads an OBJ file, which turns the picture by half a circle: with
 * a rotation of 180 about y it stands upright for who looks along +z, as the game's own tiles do.
 */
export function slab(width: number, thickness: number, depth: number): Mesh {
  const [x, y, z] = [width / 2, thickness / 2, depth / 2];
  const ring = level(y, [-x, z], [x, -z]);
  const uvs = rectangle([0, 0], [1, 1]);
  const down = ([a, , c]: Point): Point => [a, -y, c];
  const sides = ring.flatMap((p, i) => {
    const j = (i + 1) % 4;
    return quad([down(p), down(ring[j]), ring[j], p], [uvs[i], uvs[j], uvs[j], uvs[i]]);
  });
  const under = [...ring].reverse().map(down);
  return [...quad(ring, uvs), ...sides, ...quad(under, [uvs[3], uvs[2], uvs[1], uvs[0]])];
}
