import { bounds, colliderPoints } from "./bounds";
import type { TableObject, World } from "./types";
import type { XYZ } from "../save/types";

/** How far two colliders may reach into each other in table units: what lies on something touches it. */
const SLACK = 0.01;
/** Directions, seen from above, in which two colliders are looked at; half a turn has all. */
const DIRECTIONS = Array.from({ length: 36 }, (_, i): [number, number] => [
  Math.cos((i * Math.PI) / 36),
  Math.sin((i * Math.PI) / 36),
]);

/**
 * The pairs of pieces whose colliders share space: Tabletop Simulator's physics pushes these apart, unless both are
 * locked. What is held, lies in a hand or still spawns meets nothing. Pieces are taken for upright.
 */
export function meeting(world: World): [TableObject, TableObject][] {
  const there = [...world.objects.values()]
    .filter(
      ({ kind, life, heldBy, hand }) =>
        kind.zone !== true && life === "live" && heldBy === undefined && hand === undefined,
    )
    .map((object) => ({ object, spans: spansOf(world, object) }));
  return there.flatMap((one, i) =>
    there
      .slice(i + 1)
      .filter(({ object, spans }) => canMove(one.object, object) && isMet(one.spans, spans))
      .map(({ object }): [TableObject, TableObject] => [one.object, object]),
  );
}

/** Whether physics moves either of two bodies: of others it tells nothing. */
export function canMove(one: TableObject, other: TableObject): boolean {
  return one.data.Locked !== true || other.data.Locked !== true;
}

/** From where to where a collider reaches: upwards, and in each of the directions. */
function spansOf(world: World, object: TableObject): [number, number][] {
  const { center, size } = bounds(world, object);
  const points = colliderPoints(world, object);
  const along = ([x, z]: [number, number]): [number, number] => {
    const all = points.map((point: XYZ) => point.x * x + point.z * z);
    return [Math.min(...all), Math.max(...all)];
  };
  return [[center.y - size.y / 2, center.y + size.y / 2], ...DIRECTIONS.map(along)];
}

/** Convex colliders are apart if they are in any direction. */
function isMet(one: readonly [number, number][], other: readonly [number, number][]): boolean {
  return one.every(([low, high], i) => high - other[i][0] > SLACK && other[i][1] - low > SLACK);
}
