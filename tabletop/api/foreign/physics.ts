import { bounds, type Box } from "../../world/bounds";
import { objectOut, vectorOut, type Out } from "../../bridge/values";
import { accessors, does } from "../done";
import { passingVector } from "./members";
import { has, maybeVector, number, table, vector } from "../reader";
import { plus, times } from "../../world/vectors";
import type { Call, GlobalField, ObjectCall } from "../types";
import type { XYZ } from "../../save/types";

const ZERO = { x: 0, y: 0, z: 0 };
const AXES = ["x", "y", "z"] as const;

/** Velocities are kept as they are set, and move nothing: this table has no physics but falling. */
export const PHYSICS_METHODS: Record<string, ObjectCall> = {
  ...accessors("", "Velocity", passingVector("velocity")),
  ...accessors("", "AngularVelocity", passingVector("spin")),
  addForce: does((args) => vector(args, 0)),
  addTorque: does((args) => vector(args, 0)),
  getPositionSmooth: (_, { motion }) => (motion?.way === "smooth" ? vectorOut(motion.toPosition) : undefined),
  getRotationSmooth: (_, { motion }) => (motion?.way === "smooth" ? vectorOut(motion.toRotation) : undefined),
};

/** Where a line along `by` enters a box: how much of it that is, and the side; undefined where it does not. */
function enters(from: XYZ, by: XYZ, box: Box): { share: number; normal: XYZ } | undefined {
  let [enter, leave] = [-Infinity, Infinity];
  let normal: XYZ = { x: 0, y: 1, z: 0 };
  for (const axis of AXES) {
    const low = box.center[axis] - box.size[axis] / 2 - from[axis];
    const high = box.center[axis] + box.size[axis] / 2 - from[axis];
    if (by[axis] === 0) {
      if (low > 0 || high < 0) return undefined;
      continue;
    }
    const [first, last] = [low / by[axis], high / by[axis]].sort((one, other) => one - other);
    if (first > enter) [enter, normal] = [first, { ...ZERO, [axis]: by[axis] > 0 ? -1 : 1 }];
    leave = Math.min(leave, last);
  }
  if (leave < enter || leave < 0 || enter > 1) return undefined;
  return { share: Math.max(0, enter), normal };
}

/** Farther than any table. */
const FAR = 1e5;

function cast(args: Parameters<Call>[0]): Out {
  const params = table(args, 0);
  const origin = maybeVector(params, "origin") ?? ZERO;
  const direction = maybeVector(params, "direction") ?? ZERO;
  const length = Math.hypot(direction.x, direction.y, direction.z);
  const most = Math.min(FAR, has(params, "max_distance") ? number(params, "max_distance") : FAR);
  const reach = length === 0 ? 0 : most;
  const grown = number(params, "type", 1) === 1 ? ZERO : (maybeVector(params, "size") ?? ZERO);
  const by = { x: 0, y: 0, z: 0 };
  for (const axis of AXES) by[axis] = length === 0 ? 0 : (direction[axis] / length) * reach;
  const hits = [...args.world.objects.values()].flatMap((object) => {
    if (object.life !== "live" || object.kind.zone === true) return [];
    const box = bounds(args.world, object);
    const hit = enters(origin, by, { center: box.center, size: plus(box.size, grown) });
    return hit === undefined ? [] : [{ ...hit, handle: object.handle }];
  });
  return hits
    .sort((one, other) => one.share - other.share)
    .map(({ share, normal, handle }) => ({
      point: vectorOut(plus(origin, times(by, { x: share, y: share, z: share }))),
      ...{ normal: vectorOut(normal), distance: share * reach, hit_object: objectOut(handle) },
    }));
}

/** Casts meet the boxes around objects, whatever their shape; a sphere is as large as the box around it. */
export const PHYSICS_FUNCTIONS: Record<string, Call> = {
  "Physics.cast": cast,
  "Physics.getGravity": ({ world }) =>
    vectorOut({ x: 0, y: -9.81 * 2 * Number(world.file["Gravity"] ?? 0.5), z: 0 }),
  "Physics.setGravity": does(
    (args) => (args.world.file["Gravity"] = Math.min(1, Math.max(0, -vector(args, 0).y / (9.81 * 2)))),
  ),
};

export const PHYSICS_FIELDS: Record<string, GlobalField> = {
  "Physics.play_area": {
    get: ({ file }) => Number(file["PlayArea"] ?? 0.5),
    set: (value) => (value.world.file["PlayArea"] = number(value, 0)),
  },
};
