import { bestBoost } from "../rules/combat/comparison";

/** A die as it lies, in the main phase highest first. */
export interface Die {
  /** What it counts: its +1s are in it. */
  readonly face: number;
  readonly plus: number;
  /** Whether it hits, once that is known. */
  readonly hit: boolean;
}

/** Dice that just fell. */
export function newDice(faces: readonly number[]): Die[] {
  return faces.map((face) => ({ face, plus: 0, hit: false }));
}

/** Sorts at most a handful of dice in place, highest first; by insertion, for the order must be the same everywhere. */
export function highestFirst(dice: Die[]): Die[] {
  const n = dice.length;
  for (let i = 1; i < n; i++) {
    const die = dice[i];
    let j = i - 1;
    while (j >= 0 && dice[j].face < die.face) {
      dice[j + 1] = dice[j];
      j--;
    }
    dice[j + 1] = die;
  }
  return dice;
}

/** Dice with +1s, die by die, highest first again. */
export function withPlus(dice: readonly Die[], plus: readonly number[]): Die[] {
  return highestFirst(
    dice.map(({ face, plus: had, hit }, i) => ({ face: face + plus[i], plus: had + plus[i], hit })),
  );
}

/** The same as the program gives `n` +1s (CR29). */
export function withBest(own: readonly Die[], other: readonly Die[], n: number, attacking: boolean): Die[] {
  return withPlus(own, bestBoost(facesOf(own), facesOf(other), n, attacking));
}

function facesOf(dice: readonly Die[]): number[] {
  return dice.map(({ face }) => face);
}

/** Dice of the main phase beat the die across, by one at least (attacker) or level (defender). */
export function paired(own: readonly Die[], other: readonly Die[], by: number): Die[] {
  return own.map(({ face, plus }, i) => ({
    face,
    plus,
    hit: i < other.length && face >= other[i].face + by,
  }));
}
