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

export function plus(one: XYZ, other: XYZ): XYZ {
  return { x: one.x + other.x, y: one.y + other.y, z: one.z + other.z };
}

export function minus(one: XYZ, other: XYZ): XYZ {
  return { x: one.x - other.x, y: one.y - other.y, z: one.z - other.z };
}

export function times(one: XYZ, other: XYZ): XYZ {
  return { x: one.x * other.x, y: one.y * other.y, z: one.z * other.z };
}

export function between(one: XYZ, other: XYZ, part: number): XYZ {
  return single(
    one.x + (other.x - one.x) * part,
    one.y + (other.y - one.y) * part,
    one.z + (other.z - one.z) * part,
  );
}

export function distance(one: XYZ, other: XYZ): number {
  return hypot(one.x - other.x, one.y - other.y, one.z - other.z);
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
  const x = (rotation.x * PI) / 180;
  const y = (rotation.y * PI) / 180;
  const z = (rotation.z * PI) / 180;
  const [sx, cx, sy, cy, sz, cz] = [sin(x), cos(x), sin(y), cos(y), sin(z), cos(z)];
  return [
    { x: cy * cz + sy * sx * sz, y: sy * sx * cz - cy * sz, z: sy * cx },
    { x: cx * sz, y: cx * cz, z: -sx },
    { x: cy * sx * sz - sy * cz, y: sy * sz + cy * sx * cz, z: cy * cx },
  ];
}

function dot(one: XYZ, other: XYZ): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
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
export function tilt(one: XYZ, other: XYZ): number {
  const up = { x: 0, y: 1, z: 0 };
  const cosine = dot(unrotate(up, one), unrotate(up, other));
  return (Math.acos(Math.max(-1, min(1, cosine))) * 180) / PI;
}
