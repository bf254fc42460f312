import { bounds, touch, type Box } from "./bounds";
import { emit } from "./events";
import { objectOut } from "../bridge/values";
import { suits } from "./tags";
import type { TableObject, World } from "./types";

function zonesOf(world: World): TableObject[] {
  return [...world.objects.values()].filter((object) => object.kind.zone === true && object.life === "live");
}

/** Looks again at what lies in which zone, for the objects that have moved, and queues the handlers. */
export function updateZones(world: World): void {
  if (world.moved.size === 0) return;
  const zones = zonesOf(world);
  const movedZones = zones.filter((zone) => world.moved.has(zone.handle));
  const objects = movedZones.length > 0 ? [...world.objects.keys()] : [...world.moved];
  world.moved.clear();
  const boxes = new Map<TableObject, Box>(zones.map((zone) => [zone, bounds(world, zone)]));
  for (const handle of objects) {
    const object = world.objects.get(handle);
    if (object?.life !== "live" || object.kind.zone === true) continue;
    for (const { zone, inside } of changesOf(world, object, boxes)) {
      const what = inside ? "onObjectEnterZone" : "onObjectLeaveZone";
      emit(world, what, objectOut(zone.handle), objectOut(handle));
    }
  }
}

/** Notes which zones an object lies in now, and says which it did not lie in before, or lies in no more. */
function changesOf(
  world: World,
  object: TableObject,
  zones: ReadonlyMap<TableObject, Box>,
): { zone: TableObject; inside: boolean }[] {
  const box = bounds(world, object);
  const changes: { zone: TableObject; inside: boolean }[] = [];
  for (const [zone, zoneBox] of zones) {
    const inside = touch(zoneBox, box) && suits(object, zone.data.Tags ?? []);
    if (inside === object.zones.has(zone.handle)) continue;
    if (inside) object.zones.add(zone.handle);
    else object.zones.delete(zone.handle);
    changes.push({ zone, inside });
  }
  return changes;
}

/** What lies in zones as a save is loaded has come in before any script runs: nobody is told of it. */
export function fillZones(world: World): void {
  const zones = new Map(zonesOf(world).map((zone) => [zone, bounds(world, zone)]));
  for (const object of world.objects.values())
    if (object.life === "live" && object.kind.zone !== true) changesOf(world, object, zones);
}

/** The objects in a zone, by its last look. */
export function contents(world: World, zone: TableObject): TableObject[] {
  return [...world.objects.values()].filter((object) => object.zones.has(zone.handle));
}
