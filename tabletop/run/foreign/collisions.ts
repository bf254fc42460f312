/** What touches what, for objects that scripts have registered, and for those whose own scripts have a handler of it. */
import { bounds, type Box } from "../../world/bounds";
import { emit } from "../../world/events";
import { canMove } from "../../world/meet";
import { hasFunction, listeners } from "../deliver";
import { objectOut, type Out } from "../../bridge/values";
import type { Session } from "../session";
import type { TableObject, World } from "../../world/types";

/** What scripts are told, of a registered object and by that of the object itself. */
const TOLD = {
  Enter: { all: "onObjectCollisionEnter", own: "onCollisionEnter" },
  Stay: { all: "onObjectCollisionStay", own: "onCollisionStay" },
  Exit: { all: "onObjectCollisionExit", own: "onCollisionExit" },
} as const;
const OWN = Object.values(TOLD).map(({ own }) => own);
/** Frames between two looks at who has handlers. */
const LOOK_FRAMES = 30;
/** How far apart two boxes may be that touch, in table units: what lies on something does. */
const SLACK = 0.01;
const AXES = ["x", "y", "z"] as const;

/** Tells of each touch that begins, lasts and ends. What is destroyed ends none, as in Unity. */
export async function passCollisions(session: Session): Promise<void> {
  const { world } = session;
  const { touching } = world;
  if (world.clock.frame % LOOK_FRAMES === 1) await lookForHandlers(session);
  const own = new Set(OWN.flatMap((name) => [...(touching.own.get(name) ?? [])]));
  for (const handle of touching.pairs.keys())
    if (!world.objects.has(handle) || !isWatched(world, handle, own)) touching.pairs.delete(handle);
  for (const object of world.objects.values())
    if (object.life === "live" && isWatched(world, object.handle, own)) watch(world, object);
}

async function lookForHandlers({ world: { touching }, script }: Session): Promise<void> {
  for (const name of OWN) touching.own.set(name, new Set(await listeners(script, name)));
  touching.stays =
    (await hasFunction(script, TOLD.Stay.all)) || (await listeners(script, TOLD.Stay.all)).length > 0;
}

function isRegistered(object: TableObject | undefined): boolean {
  return object?.passing.get("collisions") !== undefined;
}

function isWatched(world: World, handle: number, own: ReadonlySet<number>): boolean {
  return own.has(handle) || isRegistered(world.objects.get(handle));
}

function watch(world: World, object: TableObject): void {
  const { pairs } = world.touching;
  const before = pairs.get(object.handle);
  const now = before ?? new Set<number>();
  pairs.set(object.handle, now);
  const anew = before === undefined || world.moved.has(object.handle);
  const box = bounds(world, object);
  for (const handle of now) {
    const other = world.objects.get(handle);
    if (other === undefined || !canMove(object, other)) now.delete(handle);
    else if (!anew && !world.moved.has(handle)) tell(world, object, handle, box, "Stay");
  }
  const others = anew ? world.objects.keys() : world.moved;
  for (const handle of others) {
    const other = world.objects.get(handle);
    if (other === object || other?.life !== "live" || other.kind.zone === true) continue;
    if (canMove(object, other) && isNear(box, bounds(world, other))) {
      tell(world, object, handle, box, now.has(handle) ? "Stay" : "Enter");
      now.add(handle);
    } else if (now.delete(handle)) tell(world, object, handle, box, "Exit");
  }
}

function isNear(one: Box, other: Box): boolean {
  return AXES.every(
    (axis) =>
      Math.abs(one.center[axis] - other.center[axis]) <= (one.size[axis] + other.size[axis]) / 2 + SLACK,
  );
}

function tell(world: World, object: TableObject, other: number, box: Box, when: keyof typeof TOLD): void {
  const { own, stays } = world.touching;
  const { handle } = object;
  const heard = own.get(TOLD[when].own)?.has(handle) === true;
  const toldOfStays = stays && object.passing.get("collisions") === "stay";
  const toAll = isRegistered(object) && (when !== "Stay" || toldOfStays);
  if (!heard && !toAll) return;
  const info = contact(world, box, other);
  if (toAll) emit(world, TOLD[when].all, objectOut(handle), info);
  if (heard) world.events.push({ what: TOLD[when].own, args: [info], to: handle });
}

/** One point, the middle of what both boxes share; as nothing has a velocity here, the relative one is 0. */
function contact(world: World, box: Box, other: number): Out {
  const found = world.objects.get(other);
  const there = found === undefined ? box : bounds(world, found);
  const point = AXES.map((axis) => {
    const low = Math.max(box.center[axis] - box.size[axis] / 2, there.center[axis] - there.size[axis] / 2);
    const high = Math.min(box.center[axis] + box.size[axis] / 2, there.center[axis] + there.size[axis] / 2);
    return (low + high) / 2;
  });
  return { collision_object: objectOut(other), contact_points: [point], relative_velocity: [0, 0, 0] };
}
