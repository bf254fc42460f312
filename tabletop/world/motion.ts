import { support, top, bounds } from "./bounds";
import { between, distance, single, turnBetween, turned } from "./vectors";
import { place } from "./objects";
import type { XYZ } from "../save/types";
import type { TableObject, World } from "./types";

/** Frames that a piece goes on trembling after a motion. */
const SETTLE_FRAMES = 6;
const GRAVITY = 25;
const FRAMES = 60;

/** Begins a smooth move or turn; one that goes nowhere is not begun. Takes a quarter of a second to a second. */
export function glide(
  world: World,
  object: TableObject,
  to: { position?: XYZ; rotation?: XYZ; fast?: boolean },
): boolean {
  const running = object.motion?.way === "smooth" ? object.motion : undefined;
  const position = to.position ?? running?.toPosition ?? object.position;
  const rotation = to.rotation ?? running?.toRotation ?? object.rotation;
  const way = distance(position, object.position);
  const turn = Math.max(
    ...(["x", "y", "z"] as const).map((axis) => Math.abs(turnBetween(object.rotation[axis], rotation[axis]))),
  );
  if (way < 0.001 && turn < 0.01) return false;
  const length = Math.min(60, Math.max(15, Math.round(way * 3), Math.round(turn / 4)));
  object.motion = {
    way: "smooth",
    start: world.clock.frame,
    end: world.clock.frame + (to.fast === true ? Math.ceil(length / 2) : length),
    fromPosition: object.position,
    toPosition: single(position.x, position.y, position.z),
    fromRotation: object.rotation,
    toRotation: single(turned(rotation.x), turned(rotation.y), turned(rotation.z)),
  };
  return true;
}

/** How high an object hangs over what it would rest on. */
export function heightAbove(world: World, object: TableObject): number {
  return object.position.y - support(world, object).y;
}

/** Lets go of an object: it falls on what lies below, unless it is locked, held, in a hand or moving. */
export function fall(world: World, object: TableObject): void {
  if (object.kind.zone === true || object.data.Locked === true || !object.useGravity) return;
  if (object.heldBy !== undefined || object.hand !== undefined || object.motion !== undefined) return;
  if (object.data.Name === "3DText") return;
  const { y } = support(world, object);
  const height = object.position.y - y;
  if (height < 0.001) {
    if (height < -0.001) place(world, object, { position: { ...object.position, y } });
    world.settled.push(object.handle);
    return;
  }
  object.motion = {
    way: "fall",
    start: world.clock.frame,
    end: world.clock.frame + Math.max(1, Math.ceil(Math.sqrt((2 * height) / GRAVITY) * FRAMES)),
    fromPosition: object.position,
    toPosition: single(object.position.x, y, object.position.z),
    fromRotation: object.rotation,
    toRotation: object.rotation,
  };
}

/** Locks an object where it is, or unlocks it, and it falls. */
export function setLocked(world: World, object: TableObject, isLocked: boolean): void {
  object.data.Locked = isLocked;
  if (isLocked) object.motion = undefined;
  else fall(world, object);
}

/** Moves everything that moves by one frame. */
export function moveAll(world: World): void {
  for (const object of world.objects.values()) {
    const motion = object.motion;
    if (motion === undefined) continue;
    const now = world.clock.frame;
    const part = Math.min(1, (now - motion.start) / (motion.end - motion.start));
    const shift = motion.way === "fall" ? part * part : part;
    const { fromRotation: one, toRotation: other } = motion;
    place(world, object, {
      position: part === 1 ? motion.toPosition : between(motion.fromPosition, motion.toPosition, shift),
      rotation:
        part === 1
          ? other
          : {
              x: one.x + turnBetween(one.x, other.x) * part,
              y: one.y + turnBetween(one.y, other.y) * part,
              z: one.z + turnBetween(one.z, other.z) * part,
            },
    });
    if (part < 1) continue;
    object.motion = undefined;
    object.restlessUntil = now + SETTLE_FRAMES;
    if (motion.way === "fall") world.settled.push(object.handle);
    else fall(world, object);
  }
}

/** Takes a held piece up: above what lies under it. */
export function lift(world: World, object: TableObject, height: number): void {
  place(world, object, { position: { ...object.position, y: top(bounds(world, object)) + height } });
}
