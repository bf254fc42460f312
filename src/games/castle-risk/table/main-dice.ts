import { highestFirst, type Die } from "../../../risk/combat/die";
import { bestBoost } from "../rules/combat/comparison";

/** Dice with +1s, die by die, highest first again. */
export function withPlus(dice: readonly Die[], plus: readonly number[]): Die[] {
  return highestFirst(
    dice.map(({ face, plus: had, hit, lost }, i) => ({
      face: face + plus[i],
      plus: had + plus[i],
      hit,
      lost,
    })),
  );
}

/** The same as the program gives `n` +1s (CR29). */
export function withBest(own: readonly Die[], other: readonly Die[], n: number, attacking: boolean): Die[] {
  return withPlus(own, bestBoost(facesOf(own), facesOf(other), n, attacking));
}

function facesOf(dice: readonly Die[]): number[] {
  return dice.map(({ face }) => face);
}
