import { later } from "../../queue";
import { registry, type Die } from "../registry";
import { COST } from "../slices";
import { dieOf, homeOf, newDie, removeDice, spawnAgain } from "./spawn";

/** Cosine of the angle, 12 degrees, from which on a die that lies askew is cocked. */
const FLAT = 0.978;
/** How far a die may roll from its place, in table units, and how deep it may lie below the board. */
const FAR = 12;
const DEEP = 1;
/** Seconds from the throw in which a die may still lie at rest. */
const EARLY = 0.1;

/** Takes all dice off the table, those of a load too. */
export function clearDice(): void {
  registry.dice = [];
  removeDice();
}

/** Lays these dice on the board, where the game has room for them, one for each skin. */
export function layDice(skins: readonly string[]): void {
  clearDice();
  const fresh: Die[] = [];
  registry.dice = fresh;
  skins.forEach((skin, at) => {
    later(COST.spawn, () => {
      if (registry.dice === fresh) fresh[at] = newDie(skin, at);
    });
  });
}

/** Whether so many dice lie there, ready to be thrown. */
export function areLaid(n: number): boolean {
  return registry.dice.length >= n && registry.dice.every(({ live }) => live);
}

/** Whether all dice have been thrown, by whomever. */
export function areThrown(): boolean {
  return registry.dice.every(({ thrown }) => thrown);
}

/** Whether all dice lie still after their throw; one that is gone rolls no more. */
export function areStill(): boolean {
  return registry.dice.every(({ object, thrown, since }) => {
    if (object.isDestroyed()) return true;
    return thrown && Time.time - since >= EARLY && object.resting && object.held_by_color === undefined;
  });
}

/** Throws the dice that nobody has thrown. */
export function throwRest(): void {
  for (const die of registry.dice) if (!die.thrown) later(COST.change, throwDie, die);
}

/**
 * The faces, in the order of the dice; undefined where one is gone, lies askew or far away, or was touched
 * since its throw: such dice come back to their places and are to be thrown again.
 */
export function readDice(): number[] | undefined {
  const faces: number[] = [];
  const n = registry.dice.length;
  let right = 0;
  for (const die of registry.dice) {
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
  if (up < FLAT && right < FLAT && Math.abs(object.getTransformForward().y) < FLAT) return 0;
  // A number, or a text that is one.
  return tonumber(object.getRotationValue()) ?? 0;
}

function bringBack(die: Die): void {
  die.thrown = false;
  if (die.object.isDestroyed()) spawnAgain(die);
  else if (die.object.held_by_color === undefined) die.object.setPosition(homeOf(die.at));
}
