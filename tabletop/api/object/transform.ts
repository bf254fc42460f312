import { bounds, isLoading, sizeOf, toLocal, toWorld } from "../../world/bounds";
import { fall, glide, setLocked } from "../../world/motion";
import { isFaceDown, place } from "../../world/objects";
import { minus, plus, rotate, times } from "../../world/vectors";
import { vectorOut, type Out } from "../../bridge/values";
import { does } from "../done";
import { flag, number, vector } from "../reader";
import type { ObjectCall } from "../types";
import type { TableObject, World } from "../../world/types";
import type { XYZ } from "../../save/types";

/** A piece put somewhere by a script stops what it did and falls from there. */
function put(world: World, object: TableObject, to: { position?: XYZ; rotation?: XYZ }): boolean {
  object.motion = undefined;
  place(world, object, to);
  fall(world, object);
  return true;
}

/** Of what still loads there is nothing to be measured. */
function boundsOut(world: World, center: XYZ, full: XYZ, object: TableObject): Out {
  const size = isLoading(world, object) ? { x: 0, y: 0, z: 0 } : full;
  const offset = minus(center, object.position);
  return { center: vectorOut(center), size: vectorOut(size), offset: vectorOut(offset) };
}

/** Whether it collides meanwhile (argument 1) is not imitated. */
const smooth =
  (what: "position" | "rotation"): ObjectCall =>
  (args, object) => {
    flag(args, 1, false);
    return glide(args.world, object, { [what]: vector(args, 0), fast: flag(args, 2, false) });
  };

function axis(object: TableObject, along: XYZ): Out {
  return vectorOut(rotate(along, object.rotation));
}

/** Position in table units, rotation in degrees, scale as a multiple of the kind's own size. */
export const PLACE_METHODS: Record<string, ObjectCall> = {
  getPosition: (_, object) => vectorOut(object.position),
  setPosition: (args, object) => put(args.world, object, { position: vector(args, 0) }),
  setPositionSmooth: smooth("position"),
  translate: (args, object) =>
    glide(args.world, object, { position: plus(object.position, vector(args, 0)), fast: true }),
  getRotation: (_, object) => vectorOut(object.rotation),
  setRotation: (args, object) => put(args.world, object, { rotation: vector(args, 0) }),
  setRotationSmooth: smooth("rotation"),
  rotate: (args, object) =>
    glide(args.world, object, { rotation: plus(object.rotation, vector(args, 0)), fast: true }),
  flip: (args, object) =>
    glide(args.world, object, { rotation: { ...object.rotation, z: isFaceDown(object) ? 0 : 180 } }),
  getScale: (_, object) => vectorOut(object.scale),
  setScale: does((args, object) => place(args.world, object, { scale: vector(args, 0) })),
  scale: does((args, object) => {
    const by = typeof args.get(0) === "number" ? number(args, 0) : undefined;
    const factor = by === undefined ? vector(args, 0) : { x: by, y: by, z: by };
    place(args.world, object, { scale: times(object.scale, factor) });
  }),
  isSmoothMoving: (_, object) => object.motion?.way === "smooth",
  positionToWorld: (args, object) => vectorOut(toWorld(object, vector(args, 0))),
  positionToLocal: (args, object) => vectorOut(toLocal(object, vector(args, 0))),
  getBounds: (args, object) => {
    const box = bounds(args.world, object);
    return boundsOut(args.world, box.center, box.size, object);
  },
  getBoundsNormalized: (args, object) =>
    boundsOut(args.world, object.position, sizeOf(args.world, object, "collider"), object),
  getVisualBoundsNormalized: (args, object) =>
    boundsOut(args.world, object.position, sizeOf(args.world, object, "drawn"), object),
  getTransformForward: (_, object) => axis(object, { x: 0, y: 0, z: 1 }),
  getTransformRight: (_, object) => axis(object, { x: 1, y: 0, z: 0 }),
  getTransformUp: (_, object) => axis(object, { x: 0, y: 1, z: 0 }),
  getLock: (_, object) => object.data.Locked === true,
  setLock: does((args, object) => setLocked(args.world, object, flag(args, 0))),
};
