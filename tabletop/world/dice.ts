import { emit } from "./events";
import { place } from "./objects";
import { isShuffled, shuffle } from "./containers";
import { bounds } from "./bounds";
import { single, tilt } from "./vectors";
import { chance, Refused } from "./world";
import { objectOut } from "../bridge/values";
import type { RotationValue, XYZ } from "../save/types";
import type { TableObject, World } from "./types";

const at = (x: number, y: number, z: number): XYZ => ({ x, y, z });
const SIX = [at(-90, 0, 0), at(0, 0, 0), at(0, 0, -90), at(0, 0, 90), at(0, 0, -180), at(90, 0, 0)];

/** The faces of an object and how it lies when each is up; dice without their own get some. */
export function rotationValues(object: TableObject): RotationValue[] {
  const own = object.data.RotationValues;
  if (own !== undefined) return own;
  const faces = object.kind.faces ?? 0;
  if (faces === 6) return SIX.map((Rotation, i) => ({ Value: i + 1, Rotation }));
  return Array.from({ length: faces }, (_, i) => ({
    Value: i + 1,
    Rotation: at((i * 360) / faces, 0, 0),
  }));
}

/** The face that is closest to being up, however the die leans. */
export function rotationValue(object: TableObject): number | string | undefined {
  let best: RotationValue | undefined;
  for (const face of rotationValues(object))
    if (best === undefined || tilt(face.Rotation, object.rotation) < tilt(best.Rotation, object.rotation))
      best = face;
  return best?.Value;
}

/** Turns a die to a face at once; refuses a face that it has not. */
export function setRotationValue(world: World, object: TableObject, value: number | string): void {
  const face = rotationValues(object).find((one) => String(one.Value) === String(value));
  if (face === undefined) throw new Refused(`${object.data.Name} has no face ${value}`);
  place(world, object, { rotation: face.Rotation });
}

/** Frames a die tumbles; resting is still true in the frame of the throw. */
const TUMBLE_FRAMES = 70;

/**
 * Throws a die: up, tumbling for a bit more than a second, and down on a face by the table's own chance or as told.
 * Told "cocked" it ends leaning; the face nearest to up is what it shows then.
 */
export function roll(world: World, object: TableObject, color: string): void {
  const faces = rotationValues(object);
  emit(world, "onObjectRandomize", objectOut(object.handle), color);
  if (faces.length === 0) return;
  const wanted = world.nextFaces.shift();
  const chosen =
    wanted === undefined || wanted === "cocked" ? chance(world, faces.length) : faceOf(faces, wanted, object);
  const face = faces[chosen].Rotation;
  const lean = wanted === "cocked" ? 25 : 0;
  const length = TUMBLE_FRAMES + chance(world, 30);
  object.rolling = { at: world.clock.frame + 1, length, to: single(face.x + lean, face.y, face.z) };
}

/** Shuffles what has an order, and throws all else, as the person of a colour; the script hears of it. */
export function randomizeBy(world: World, object: TableObject, color: string): void {
  if (!isShuffled(object)) return roll(world, object, color);
  shuffle(world, object);
  emit(world, "onObjectRandomize", objectOut(object.handle), color);
}

function faceOf(faces: readonly RotationValue[], wanted: number | string, object: TableObject): number {
  const found = faces.findIndex((face) => String(face.Value) === String(wanted));
  if (found < 0) throw new Refused(`${object.data.Name} cannot show ${wanted}`);
  return found;
}

/** Begins the tumbling of dice that were thrown in the frame before. */
export function startRolls(world: World): void {
  for (const object of world.objects.values()) {
    const rolling = object.rolling;
    if (rolling === undefined || rolling.at > world.clock.frame) continue;
    object.rolling = undefined;
    const height = bounds(world, object).size.y * 2;
    place(world, object, { position: { ...object.position, y: object.position.y + height } });
    object.motion = {
      way: "tumble",
      start: world.clock.frame,
      end: world.clock.frame + rolling.length,
      fromPosition: object.position,
      toPosition: single(object.position.x, object.position.y - height / 2, object.position.z),
      fromRotation: single(chance(world, 360), chance(world, 360), chance(world, 360)),
      toRotation: rolling.to,
    };
  }
}
