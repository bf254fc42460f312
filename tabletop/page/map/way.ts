import type { Field, Place } from "./camera";

/** From where to where something goes. */
export interface Way {
  from: Place;
  to: Place;
}

/** A way that takes more than this share of the width of a map which goes round is shorter over its edge. */
const FAR = 0.6;

/**
 * The parts of a way over the map: itself, or where the map goes round and it is shorter, one that leaves over the edge
 * and one that comes in at the other.
 */
export function partsOfWay({ from, to }: Way, field: Field, goesRound: boolean): Way[] {
  const across = to.x - from.x;
  if (!goesRound || Math.abs(across) < FAR * field.w) return [{ from, to }];
  const round = across > 0 ? -field.w : field.w;
  return [
    { from, to: { x: to.x + round, z: to.z } },
    { from: { x: from.x - round, z: from.z }, to },
  ];
}
