import { boxAround, plus, rotate, times, unrotate, minus } from "./vectors";
import type { XYZ } from "../save/types";
import type { TableObject, World } from "./types";

export interface Box {
  center: XYZ;
  size: XYZ;
}

/** How much of two boxes must overlap from above for one to lie on the other, in table units. */
const GRIP = 0.05;

/** The height of the table's top; a save without a table has nothing that pieces could lie on. */
const TABLE_TOP = 0.96;
const VOID = -50;

/** Whether the model or picture of an object is still on its way: until then it has no collider and no size. */
export function isLoading(world: World, object: TableObject): boolean {
  return object.loadedAt > world.clock.frame;
}

/** Width, height and depth of what is seen of an object, or of its collider, as if it were not turned, with its scale. */
export function sizeOf(world: World, object: TableObject, what: "drawn" | "collider"): XYZ {
  const size = world.measure(object.data, what) ?? object.kind.size;
  const count = object.data.ContainedObjects?.length ?? 0;
  const { holds } = object.kind;
  const high = holds === "alike" ? size.y * Math.max(1, object.data.Number ?? 1) : size.y;
  const height = holds === "cards" ? Math.max(0.1, size.y * count) : high;
  return times({ ...size, y: height }, object.scale);
}

/** The upright box around an object's collider. */
export function bounds(world: World, object: TableObject): Box {
  return { center: object.position, size: boxAround(sizeOf(world, object, "collider"), object.rotation) };
}

/** Points of the table between which an object's collider lies: those of its own collider, or the corners of its box. */
export function colliderPoints(world: World, object: TableObject): XYZ[] {
  const own = world.measure(object.data, "collider")?.points;
  if (own !== undefined) return own.map((point) => toWorld(object, point));
  const { x, y, z } = sizeOf(world, object, "collider");
  const turned = (point: XYZ): XYZ => plus(object.position, rotate(point, object.rotation));
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((up) =>
      [-1, 1].map((ahead) => turned({ x: (right * x) / 2, y: (up * y) / 2, z: (ahead * z) / 2 })),
    ),
  );
}

export function top(box: Box): number {
  return box.center.y + box.size.y / 2;
}

/** Whether two boxes share space, seen from above. */
function overlap(one: Box, other: Box, grip: number): boolean {
  return (
    Math.abs(one.center.x - other.center.x) < (one.size.x + other.size.x) / 2 - grip &&
    Math.abs(one.center.z - other.center.z) < (one.size.z + other.size.z) / 2 - grip
  );
}

/** Whether two boxes share space. */
export function touch(one: Box, other: Box): boolean {
  return overlap(one, other, 0) && Math.abs(one.center.y - other.center.y) < (one.size.y + other.size.y) / 2;
}

/** What an object comes to lie on, and how high its centre then is. */
export function support(world: World, object: TableObject): { under: TableObject | undefined; y: number } {
  const own = bounds(world, object);
  let surface = world.file.Table === "Table_None" ? VOID : TABLE_TOP;
  let under: TableObject | undefined;
  for (const other of world.objects.values()) {
    if (other === object || other.kind.zone === true || other.life !== "live") continue;
    if (other.heldBy !== undefined || other.hand !== undefined || other.motion?.way === "fall") continue;
    if (world.ways.assetFrames !== undefined && isLoading(world, other)) continue;
    const box = bounds(world, other);
    if (box.center.y > own.center.y || top(box) <= surface || !overlap(own, box, GRIP)) continue;
    surface = top(box);
    under = other;
  }
  return { under, y: surface + own.size.y / 2 };
}

/** A point of an object's own frame (its scale counts) as a point of the table. */
export function toWorld(object: TableObject, local: XYZ): XYZ {
  return plus(object.position, rotate(times(local, object.scale), object.rotation));
}

export function toLocal(object: TableObject, point: XYZ): XYZ {
  const turnedBack = unrotate(minus(point, object.position), object.rotation);
  const { x, y, z } = object.scale;
  return { x: turnedBack.x / x, y: turnedBack.y / y, z: turnedBack.z / z };
}

/** The highest piece above a point, other than the one named: what a press there meets first. */
export function covering(world: World, point: XYZ, except: TableObject): TableObject | undefined {
  let found: TableObject | undefined;
  let highest = point.y;
  for (const other of world.objects.values()) {
    if (other === except || other.kind.zone === true || other.life !== "live" || !other.interactable)
      continue;
    const box = bounds(world, other);
    const over = overlap(box, { center: point, size: { x: 0, y: 0, z: 0 } }, 0);
    if (!over || top(box) <= highest) continue;
    highest = top(box);
    found = other;
  }
  return found;
}
