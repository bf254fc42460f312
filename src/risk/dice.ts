import { refuse } from "./refusals";
import type { Refusal, Roll } from "../core/types";

/** Refuses dice that are not `n`, or that show something else than 1 to 6. */
export function checkFaces(faces: readonly number[], n: number): Refusal | undefined {
  if (faces.length !== n) return refuse("dice.count", { count: faces.length, due: n });
  for (const face of faces) {
    if (!(face >= 1 && face <= 6 && face % 1 === 0)) return refuse("dice.face", { face });
  }
  return undefined;
}

/** `n` dice. Up to three are written as literals: an array that grows takes several times as long. */
export function rollFaces(roll: Roll, n: number): number[] {
  if (n > 0 && n < 4) {
    const first = roll(6) + 1;
    if (n === 1) return [first];
    const second = roll(6) + 1;
    return n === 2 ? [first, second] : [first, second, roll(6) + 1];
  }
  const faces: number[] = [];
  for (let i = 0; i < n; i++) faces[i] = roll(6) + 1;
  return faces;
}

/** How many dice show at least `need`. */
export function countHits(faces: readonly number[], need: number): number {
  let hits = 0;
  for (const face of faces) if (face >= need) hits++;
  return hits;
}

/** Sorts at most a handful of dice in place, highest first; by insertion, for the order must be the same everywhere. */
export function sortDice(dice: number[]): number[] {
  const n = dice.length;
  for (let i = 1; i < n; i++) {
    const x = dice[i];
    let later = i - 1;
    while (later >= 0 && dice[later] < x) {
      dice[later + 1] = dice[later];
      later--;
    }
    dice[later + 1] = x;
  }
  return dice;
}

/** Whether dice lie highest first. */
export function descends(dice: readonly number[]): boolean {
  for (let i = 1; i < dice.length; i++) if (dice[i] > dice[i - 1]) return false;
  return true;
}
