import { FURTHEST } from "../save/schema";
import type { XYZ } from "../save/types";

const { abs, cos, fround, hypot, min, PI, sin } = Math;

/**
 * A vector as the table keeps it: in single precision, so 1.1 comes back as 1.10000002384186, and so near to 0 that a
 * save can hold it; what is no number is 0.
 */
export function single(x: number, y: number, z: number): XYZ {
  return { x: near(x), y: near(y), z: near(z) };
}

function near(value: number): number {
  if (value >= -FURTHEST && value <= FURTHEST) return fround(value);
  return value > 0 ? FURTHEST : value < 0 ? -FURTHEST : 0;
}

export function plus(a: XYZ, b: XYZ): XYZ {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function minus(a: XYZ, b: XYZ): XYZ {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function times(a: XYZ, b: XYZ): XYZ {
  return { x: a.x * b.x, y: a.y * b.y, z: a.z * b.z };
}

export function between(a: XYZ, b: XYZ, part: number): XYZ {
  return single(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part);
}

export function distance(a: XYZ, b: XYZ): number {
  return hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** Degrees brought to 0 up to 360. */
export function turned(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** The shortest way from one angle to another, in degrees from -180 to 180. */
export function turnBetween(from: number, to: number): number {
  const way = turned(to - from);
  return way > 180 ? way - 360 : way;
}

/** The rows of the matrix of a rotation in degrees: about z first, then x, then y, as the table does. */
function matrix(rotation: XYZ): [XYZ, XYZ, XYZ] {
  const a = (rotation.x * PI) / 180;
  const b = (rotation.y * PI) / 180;
  const c = (rotation.z * PI) / 180;
  const [sx, cx, sy, cy, sz, cz] = [sin(a), cos(a), sin(b), cos(b), sin(c), cos(c)];
  return [
    { x: cy * cz + sy * sx * sz, y: sy * sx * cz - cy * sz, z: sy * cx },
    { x: cx * sz, y: cx * cz, z: -sx },
    { x: cy * sx * sz - sy * cz, y: sy * sz + cy * sx * cz, z: cy * cx },
  ];
}

function dot(a: XYZ, b: XYZ): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** A vector of an object's own frame, turned into the table's. */
export function rotate(vector: XYZ, rotation: XYZ): XYZ {
  const [x, y, z] = matrix(rotation);
  return { x: dot(x, vector), y: dot(y, vector), z: dot(z, vector) };
}

/** The way back from `rotate`. */
export function unrotate(vector: XYZ, rotation: XYZ): XYZ {
  const [x, y, z] = matrix(rotation);
  return {
    x: x.x * vector.x + y.x * vector.y + z.x * vector.z,
    y: x.y * vector.x + y.y * vector.y + z.y * vector.z,
    z: x.z * vector.x + y.z * vector.y + z.z * vector.z,
  };
}

function spread(row: XYZ, size: XYZ): number {
  return abs(row.x) * size.x + abs(row.y) * size.y + abs(row.z) * size.z;
}

/** The size of the upright box around a turned box. */
export function boxAround(size: XYZ, rotation: XYZ): XYZ {
  const [x, y, z] = matrix(rotation);
  return { x: spread(x, size), y: spread(y, size), z: spread(z, size) };
}

/** How far apart two rotations are, in degrees, by the way that the up sides point. */
export function tilt(a: XYZ, b: XYZ): number {
  const up = { x: 0, y: 1, z: 0 };
  const cosine = dot(unrotate(up, a), unrotate(up, b));
  return (Math.acos(Math.max(-1, min(1, cosine))) * 180) / PI;
}
