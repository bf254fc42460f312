import { labelOf, sizeOf } from "./figure";
import { SHIELD } from "./count";
import type { Figure } from "./figures";
import type { Place } from "./camera";

/** Rounds in which what lies on each other is pushed apart, and how much of that is kept in one. */
const ROUNDS = 40;
const STEP = 0.5;
/** No piece is pushed farther than that from its place, in its sizes. */
const FARTHEST = 0.9;

/** Where pieces are pushed to, by key, and what that was worked out of. */
export interface Apart {
  of: string;
  places: ReadonlyMap<string, Place>;
}

/**
 * Where the pieces that tell totals are drawn at so many pixels for a unit, where they would lie on each other: pushed
 * apart, the two of a pair alike. `placeOf` says where each lies; those that lie free are not in it. What was so `before`
 * is given again where all of them lie as they did: that takes a good part of a frame.
 */
export function apartOf(
  figures: readonly Figure[],
  scale: number,
  placeOf: (figure: Figure) => Place,
  before?: Apart,
): Apart {
  const totals = figures.filter((one) => one.drawing?.far === "grow" && labelOf(one) !== "");
  const all = totals.map((figure) => {
    const { x, z } = placeOf(figure);
    const size = sizeOf(figure, scale) / scale;
    return { key: figure.key, home: { x, z }, x, z, size, w: size * SHIELD.w, d: size * SHIELD.h };
  });
  const of = all.map(({ key, x, z, size }) => `${key} ${x} ${z} ${size}`).join();
  if (before?.of === of) return before;
  for (let round = 0; round < ROUNDS; round++) if (!push(all)) break;
  const moved = all.filter(({ x, z, home }) => x !== home.x || z !== home.z);
  return { of, places: new Map(moved.map(({ key, x, z }) => [key, { x, z }])) };
}

interface Pushed extends Place {
  home: Place;
  size: number;
  w: number;
  d: number;
}

/** Pushes each pair that overlaps along the way on which that is the least; says whether any did. */
function push(all: Pushed[]): boolean {
  let any = false;
  // By index, and without arrays made for each: up to forty rounds over a thousand pairs.
  for (let i = 0; i < all.length; i++)
    for (let k = i + 1; k < all.length; k++) {
      const one = all[i];
      const other = all[k];
      const dx = other.x - one.x;
      const dz = other.z - one.z;
      const wide = (one.w + other.w) / 2 - Math.abs(dx);
      const deep = (one.d + other.d) / 2 - Math.abs(dz);
      if (wide <= 0 || deep <= 0) continue;
      any = true;
      const [x, z] =
        wide < deep ? [wide * STEP * (dx < 0 ? -1 : 1), 0] : [0, deep * STEP * (dz < 0 ? -1 : 1)];
      shift(one, -x, -z);
      shift(other, x, z);
    }
  return any;
}

function shift(one: Pushed, x: number, z: number): void {
  const [dx, dz] = [one.x + x - one.home.x, one.z + z - one.home.z];
  const far = Math.hypot(dx, dz);
  const share = far === 0 ? 1 : Math.min(1, (FARTHEST * one.size) / far);
  one.x = one.home.x + dx * share;
  one.z = one.home.z + dz * share;
}
