/**
 * The main phase of a battle, and the +1s given to its dice. Dice are lists of faces, highest first.
 */

/** Sorts at most a handful of dice in place, highest first; by insertion, for the order must be the same everywhere. */
export function sortDice(dice: number[]): number[] {
  const n = dice.length;
  for (let i = 1; i < n; i++) {
    const x = dice[i];
    let j = i - 1;
    while (j >= 0 && dice[j] < x) {
      dice[j + 1] = dice[j];
      j--;
    }
    dice[j + 1] = x;
  }
  return dice;
}

/** Units that the attacker loses when dice are compared pair by pair (rule 8.9): ties go to the defender. */
export function attackerLosses(attacker: readonly number[], defender: readonly number[]): number {
  const n = pairs(attacker, defender);
  let lost = 0;
  for (let i = 0; i < n; i++) if (attacker[i] <= defender[i]) lost++;
  return lost;
}

/** How many dice are compared: as many as both sides have. */
export function pairs(attacker: readonly number[], defender: readonly number[]): number {
  return attacker.length < defender.length ? attacker.length : defender.length;
}

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
