import { toWorld } from "./bounds";
import { place } from "./objects";
import { plus } from "./vectors";
import { suits } from "./tags";
import type { SnapPoint, XYZ } from "../save/types";
import type { TableObject, World } from "./types";

/** How near a dropped piece must be to a snap point, in table units. */
const REACH = 0.75;

/** Puts a dropped piece on the nearest snap point that is meant for it. */
export function snap(world: World, object: TableObject): void {
  if (object.data.Snap === false) return;
  let nearest: { position: XYZ; rotation: XYZ | undefined } | undefined;
  let best = REACH;
  const consider = (point: SnapPoint, position: XYZ, base: XYZ): void => {
    if (!suits(object, point.Tags ?? [])) return;
    const away = Math.hypot(position.x - object.position.x, position.z - object.position.z);
    if (away >= best) return;
    best = away;
    nearest = { position, rotation: point.Rotation === undefined ? undefined : plus(point.Rotation, base) };
  };
  for (const point of world.file.SnapPoints) consider(point, point.Position, { x: 0, y: 0, z: 0 });
  for (const other of world.objects.values()) {
    if (other === object || other.heldBy !== undefined) continue;
    for (const point of other.data.AttachedSnapPoints ?? [])
      consider(point, toWorld(other, point.Position), other.rotation);
  }
  if (nearest === undefined) return;
  const { position, rotation } = nearest;
  place(world, object, { position: { ...object.position, x: position.x, z: position.z } });
  if (rotation !== undefined) place(world, object, { rotation: { ...rotation, z: object.rotation.z } });
}
