import { bounds, touch } from "./bounds";
import { fall, heightAbove, glide } from "./motion";
import { plus, rotate, turned, unrotate, minus } from "./vectors";
import type { TableObject, World } from "./types";

/** How far cards in a hand lie apart, as a share of their width. */
const SPACING = 0.9;

/** The hand zones of a colour, in the order of the save. */
export function handZones(world: World, color: string): TableObject[] {
  return [...world.objects.values()].filter(
    (object) => object.data.Name === "HandTrigger" && object.data.FogColor === color,
  );
}

/** What lies in a hand, from left to right. */
export function handContents(world: World, zone: TableObject): TableObject[] {
  const place = (object: TableObject): number =>
    unrotate(minus(object.motion?.toPosition ?? object.position, zone.position), zone.rotation).x;
  return [...world.objects.values()]
    .filter((object) => object.hand === zone.handle)
    .sort((one, other) => place(one) - place(other) || one.handle - other.handle);
}

export function usesHands(object: TableObject): boolean {
  return object.data.Hands ?? object.kind.hands ?? false;
}

/** The hand zone that an object would go into where it is; hands can be switched off. */
export function handUnder(world: World, object: TableObject): TableObject | undefined {
  if (!world.file.Hands.Enable || !usesHands(object)) return undefined;
  const box = bounds(world, object);
  for (const zone of world.objects.values()) {
    if (zone.data.Name !== "HandTrigger") continue;
    if (touch(bounds(world, zone), box)) return zone;
  }
  return undefined;
}

export function handColor(world: World, object: TableObject): string | undefined {
  return object.hand === undefined ? undefined : world.objects.get(object.hand)?.data.FogColor;
}

/** Puts an object into a hand: it glides to its place, its face to the owner. */
export function enterHand(world: World, zone: TableObject, object: TableObject): void {
  object.hand = zone.handle;
  object.heldBy = undefined;
  arrange(world, zone);
}

export function leaveHand(world: World, object: TableObject): void {
  const zone = object.hand === undefined ? undefined : world.objects.get(object.hand);
  object.hand = undefined;
  if (zone !== undefined) arrange(world, zone);
}

/** Lays what is in a hand side by side. */
function arrange(world: World, zone: TableObject): void {
  const cards = handContents(world, zone);
  cards.forEach((card, i) => {
    const width = card.kind.size.x * card.scale.x * SPACING;
    const step = Math.min(width, zone.scale.x / Math.max(1, cards.length));
    const offset = rotate({ x: (i - (cards.length - 1) / 2) * step, y: 0, z: 0 }, zone.rotation);
    const rotation = { x: 0, y: turned(zone.rotation.y + 180), z: 0 };
    glide(world, card, { position: plus(zone.position, offset), rotation });
  });
}

/**
 * Looks again at what is in which hand, for the objects that have moved: what a script lays into a hand zone goes into
 * that hand, and what it moves out leaves it. What glides counts where it is going.
 */
export function updateHands(world: World): void {
  for (const handle of world.moved) {
    const object = world.objects.get(handle);
    if (object?.life !== "live" || object.kind.zone === true || object.heldBy !== undefined) continue;
    const { hand } = object;
    const target = object.motion?.toPosition ?? object.position;
    const zone = handUnder(world, { ...object, position: target });
    if (zone?.handle === hand) continue;
    if (hand !== undefined) leaveHand(world, object);
    if (zone !== undefined && object.motion === undefined && object.data.Locked !== true)
      enterHand(world, zone, object);
    else if (hand !== undefined && zone === undefined) fall(world, object);
  }
}

/** What hangs no higher than this in a save of others rests on something whose size nobody has measured. */
const UNMEASURED = 1;

/** Objects that lie in a hand zone when a save is loaded are in that hand; what hangs in the air falls. */
export function seatContents(world: World): void {
  for (const object of world.objects.values()) {
    if (object.kind.zone === true || object.data.Locked === true) continue;
    const zone = handUnder(world, object);
    if (zone !== undefined) object.hand = zone.handle;
    else if (world.notes === undefined || heightAbove(world, object) > UNMEASURED) fall(world, object);
  }
}
