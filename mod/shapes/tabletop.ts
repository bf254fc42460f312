import type { Mesh } from "../../assets/draw/pieces/mesh";
import { level, quad, rectangle } from "./slab";

/** A rectangle around the middle, at a height. */
interface Ring {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Units that one copy of the wood's picture covers, about: six boards. */
const TILE = 13.5;
/** Width of the frame around the boards: that of one of them. */
const FRAME = TILE / 6;
const CHAMFER = 0.55;
/** How far down the chamfer reaches. */
const FALL = 0.3;

/**
 * A table top around its own middle: boards in a frame with a chamfered edge. The wood is laid in copies of its whole
 * picture, so that nothing hangs on how a picture goes on beyond its edge.
 */
export function tabletop(width: number, thickness: number, depth: number): Mesh {
  const [x, y, z] = [width / 2, thickness / 2, depth / 2];
  const edge = CHAMFER + FRAME;
  const foot: Ring = { x, y: -y, z };
  const brim: Ring = { x, y: y - FALL, z };
  const rim: Ring = { x: x - CHAMFER, y, z: z - CHAMFER };
  const inner: Ring = { x: x - edge, y, z: z - edge };
  return [
    ...boards(inner),
    ...band(rim, inner, board(1)),
    ...band(brim, rim, [board(3)[0], board(3)[0] + 0.03]),
    ...band(foot, brim, [board(3)[0] + 0.03, board(3)[1] - 0.01]),
    ...underside(foot),
  ];
}

/** Where a board of the picture lies in it, from below to above. */
function board(n: number): readonly [number, number] {
  return [1 - (n + 1) / 6, 1 - n / 6];
}

function boards({ x, y, z }: Ring): Mesh {
  const [columns, rows] = [Math.round((2 * x) / TILE), Math.round((2 * z) / TILE)];
  const mesh: Mesh = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [w, e] = [i, i + 1].map((k) => -x + (2 * x * k) / columns);
      const [n, s] = [j, j + 1].map((k) => -z + (2 * z * k) / rows);
      mesh.push(...quad(level(y, [w, s], [e, n]), rectangle([0, 0], [1, 1])));
    }
  }
  return mesh;
}

/** The four sides between two rings, with the part `v` of the picture from the outer to the inner one. */
function band(outer: Ring, inner: Ring, [v0, v1]: readonly [number, number]): Mesh {
  const mesh: Mesh = [];
  for (let side = 0; side < 4; side++) {
    const [a, b] = [corner(outer, side), corner(outer, side + 1)];
    const [d, c] = [corner(inner, side), corner(inner, side + 1)];
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / TILE));
    for (let i = 0; i < pieces; i++) {
      const [s, t] = [i / pieces, (i + 1) / pieces];
      mesh.push(
        ...quad(
          [between(a, b, s), between(a, b, t), between(d, c, t), between(d, c, s)],
          rectangle([0, v0], [1, v1]),
        ),
      );
    }
  }
  return mesh;
}

type Point = readonly [number, number, number];

/** Corners from the south-west on, counter-clockwise seen from above. */
function corner({ x, y, z }: Ring, n: number): Point {
  const k = n % 4;
  return [k === 0 || k === 3 ? -x : x, y, k < 2 ? z : -z];
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function underside(ring: Ring): Mesh {
  const at = [0.02, board(3)[0] + 0.02] as const;
  return quad(
    [3, 2, 1, 0].map((n) => corner(ring, n)),
    [at, at, at, at],
  );
}
