import { assetUrl } from "../../assets";
import { guarded } from "../../queue";
import { placeOf, transformOf } from "../board/frame";
import { OURS, registry, type Die } from "../registry";
import { DIE_TURNS } from "./turns.data";

/** The tag of dice: people may throw them, unlike our other objects. */
const DIE = "die";
/** A die's size, and how high its middle lies. */
const SCALE = 1.6;
const RISE = 0.3 * SCALE;
/** Whether an object is one of the dice. */
export function isDie(object: TtsObject): boolean {
  return object.hasTag(DIE) && object.hasTag(OURS);
}

/** Destroys every die on the table. */
export function removeDice(): void {
  for (const object of getObjectsWithAllTags([OURS, DIE]))
    if (!object.isDestroyed() && !object.spawning) object.destruct();
}

/** The die that an object is, if it is one of those that are to be thrown. */
export function dieOf(object: TtsObject): Die | undefined {
  return registry.dice.find((die) => die.object === object);
}

/** A die on its way to the table. */
export function newDie(skin: string, at: number): Die {
  return { skin, at, object: spawn(skin, at), live: false, since: 0, thrown: false };
}

/** Another object for a die that is gone. */
export function spawnAgain(die: Die): void {
  die.live = false;
  die.object = spawn(die.skin, die.at);
}

/** A die is there now; one that nobody waits for any more goes. */
function born(object: TtsObject): void {
  const die = dieOf(object);
  if (die !== undefined) die.live = true;
  else if (!object.isDestroyed()) object.destruct();
}

function spawn(skin: string, at: number): TtsObject {
  return spawnObjectData({
    data: {
      Name: "Custom_Model",
      Tags: [OURS, DIE],
      Transform: transformOf(homeOf(at), 0, 0, SCALE),
      Grid: false,
      Snap: false,
      Hands: false,
      CustomMesh: {
        MeshURL: assetUrl("models/die.obj"),
        DiffuseURL: assetUrl(`models/die-${skin}.png`),
        Convex: true,
        MaterialIndex: 0,
        TypeIndex: 2,
        CastShadows: true,
      },
      RotationValues: DIE_TURNS.map(([rx, ry, rz], i) => ({
        Value: i + 1,
        Rotation: { x: rx, y: ry, z: rz },
      })),
    },
    callback_function: guarded(born),
  });
}

/** Where a die is laid, the first one at 0. */
export function homeOf(at: number): TtsXYZ {
  const { board } = registry;
  if (board === undefined) return { x: 0, y: RISE, z: 0 };
  const { die, pixelsPerUnit } = registry.kit.board;
  const { x, y } = die(at);
  return placeOf(board, x, y, RISE * (board.unit * pixelsPerUnit));
}
