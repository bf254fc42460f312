import { attackerLosses } from "../../../../risk/combat/comparison";
import { sortDice } from "../../../../risk/dice";

/** The +1s that are given to the dice of the main phase. Dice are lists of faces, highest first. */

/** Dice with their +1s, highest first again. `plus` goes by die, as long as `dice`. */
export function boosted(dice: readonly number[], plus: readonly number[]): number[] {
  return sortDice(dice.map((face, i) => face + plus[i]));
}

/**
 * The best way to give `n` +1s to `own` dice against `other` dice as they lie (rule 8.11): fewest own losses net of
 * enemy losses, and of equals the one that gives most to the highest dice (Castle Risk, ruling CR29).
 */
export function bestBoost(
  own: readonly number[],
  other: readonly number[],
  n: number,
  attacking: boolean,
): number[] {
  const plus = own.map(() => 0);
  let best: number[] = plus;
  let least = 1000;
  // Ways are tried from "all on the highest die" downwards, so a later one must be strictly better.
  const tryFrom = (die: number, rest: number): void => {
    if (die === own.length - 1) {
      plus[die] = rest;
      const dice = boosted(own, plus);
      const lost = attacking ? attackerLosses(dice, other) : -attackerLosses(other, dice);
      if (lost < least) {
        least = lost;
        best = [...plus];
      }
      return;
    }
    for (let k = rest; k >= 0; k--) {
      plus[die] = k;
      tryFrom(die + 1, rest - k);
    }
  };
  tryFrom(0, n);
  return best;
}
