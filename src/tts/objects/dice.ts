import { assetUrl } from "../assets";
import { heard, later } from "../queue";
import { COST } from "./arrange";
import { DIE_TURNS } from "./dice/turns.data";
import { placeOf } from "./frame";
import { ground, OURS, type Die } from "./ground";

/** The tag of dice: people may throw them, unlike our other objects. */
const DIE = "die";
/** A die's size, and how high its middle lies. */
const SCALE = 1.6;
const RISE = 0.3 * SCALE;
/** Cosine of the angle, 12 degrees, from which on a die that lies askew is cocked. */
const FLAT = 0.978;
/** How far a die may roll from its place, in table units, and how deep it may lie below the board. */
const FAR = 12;
const DEEP = 1;
/** Seconds from the throw in which a die may still lie at rest. */
const EARLY = 0.1;

/** Takes all dice off the table, those of a load too. */
export function clearDice(): void {
  ground.dice = [];
  for (const object of getObjectsWithAllTags([OURS, DIE]))
    if (!object.isDestroyed() && !object.spawning) object.destruct();
}

/** Lays these dice on the board, where the game has room for them, one for each skin. */
export function layDice(skins: readonly string[]): void {
  clearDice();
  const fresh: Die[] = [];
  ground.dice = fresh;
  skins.forEach((skin, at) => {
    later(COST.spawn, () => {
      if (ground.dice === fresh) fresh[at] = newDie(skin, at);
    });
  });
}

/** Whether so many dice lie there, ready to be thrown. */
export function areLaid(n: number): boolean {
  if (ground.dice.length < n) return false;
  for (const die of ground.dice) if (!die.live) return false;
  return true;
}

/** Whether all dice have been thrown, by whomever. */
export function areThrown(): boolean {
  for (const die of ground.dice) if (!die.thrown) return false;
  return true;
}

/** Whether all dice lie still after their throw; one that is gone rolls no more. */
export function areStill(): boolean {
  for (const die of ground.dice) {
    if (!die.object.isDestroyed()) {
      if (!die.thrown || Time.time - die.since < EARLY) return false;
      if (!die.object.resting || die.object.held_by_color !== undefined) return false;
    }
  }
  return true;
}

/** Throws the dice that nobody has thrown. */
export function throwRest(): void {
  for (const die of ground.dice)
    if (!die.thrown)
      later(COST.change, () => {
        throwDie(die);
      });
}

/**
 * The faces, in the order of the dice; undefined where one is gone, lies askew or far away, or was touched
 * since its throw: such dice come back to their places and are to be thrown again.
 */
export function readDice(): number[] | undefined {
  const faces: number[] = [];
  const n = ground.dice.length;
  let right = 0;
  for (const die of ground.dice) {
    const face = faceOf(die);
    if (face > 0) {
      faces[right] = face;
      right++;
    } else bringBack(die);
  }
  return right === n ? faces : undefined;
}

/** Whether somebody may throw this: a die counts as it fell, while others wait for their throw. */
export function mayThrow(object: TtsObject): boolean {
  const die = dieOf(object);
  return die !== undefined && !die.thrown;
}

/** A die was thrown: by a key, by shaking it, or by the script. */
export function diceThrown(object: TtsObject): void {
  const die = dieOf(object);
  if (die === undefined) return;
  die.thrown = true;
  die.since = Time.time;
}

/** What somebody takes into the hand counts no more, until it is thrown again. */
export function diceTouched(object: TtsObject): void {
  const die = dieOf(object);
  if (die !== undefined) die.thrown = false;
}

/** Whether an object is one of the dice. */
export function isDie(object: TtsObject): boolean {
  return object.hasTag(DIE) && object.hasTag(OURS);
}

function dieOf(object: TtsObject): Die | undefined {
  for (const die of ground.dice) if (die.object === object) return die;
  return undefined;
}

function throwDie(die: Die): void {
  if (die.thrown || !die.live || die.object.isDestroyed() || die.object.held_by_color !== undefined) return;
  die.object.randomize();
  die.thrown = true;
  die.since = Time.time;
}

function faceOf({ object, thrown, at }: Die): number {
  if (object.isDestroyed() || !thrown || object.held_by_color !== undefined || !object.resting) return 0;
  const { x, y, z } = object.getPosition();
  const home = homeOf(at);
  if (Math.abs(x - home.x) > FAR || Math.abs(z - home.z) > FAR || y < home.y - DEEP) return 0;
  const up = Math.abs(object.getTransformUp().y);
  const right = Math.abs(object.getTransformRight().y);
  const forward = Math.abs(object.getTransformForward().y);
  if (up < FLAT && right < FLAT && forward < FLAT) return 0;
  const value = object.getRotationValue();
  return typeof value === "number" ? value : 0;
}

function bringBack(die: Die): void {
  die.thrown = false;
  if (die.object.isDestroyed()) {
    die.live = false;
    die.object = spawn(die.skin, die.at);
  } else if (die.object.held_by_color === undefined) die.object.setPosition(homeOf(die.at));
}

function newDie(skin: string, at: number): Die {
  return { skin, at, object: spawn(skin, at), live: false, since: 0, thrown: false };
}

/** A die is there now; one that nobody waits for any more goes. */
function born(object: TtsObject): void {
  const die = dieOf(object);
  if (die !== undefined) die.live = true;
  else if (!object.isDestroyed()) object.destruct();
}

function spawn(skin: string, at: number): TtsObject {
  const { x, y, z } = homeOf(at);
  return spawnObjectData({
    data: {
      Name: "Custom_Model",
      Tags: [OURS, DIE],
      Transform: {
        posX: x,
        posY: y,
        posZ: z,
        rotX: 0,
        rotY: 0,
        rotZ: 0,
        scaleX: SCALE,
        scaleY: SCALE,
        scaleZ: SCALE,
      },
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
    callback_function: heard(born),
  });
}

/** Where a die is laid, the first one at 0. */
function homeOf(at: number): TtsXYZ {
  const { board } = ground;
  if (board === undefined) return { x: 0, y: RISE, z: 0 };
  const { die, pixelsPerUnit } = ground.kit.board;
  const { x, y } = die(at);
  return placeOf(board, x, y, RISE * (board.unit * pixelsPerUnit));
}
