/** A die of a fight as it lies; dice that are compared pair by pair lie highest first. */
export interface Die {
  /** What it counts: its +1s are in it. */
  readonly face: number;
  readonly plus: number;
  /** Whether it hits, once that is known. */
  readonly hit: boolean;
  /** Whether the die that it is compared with beats it. */
  readonly lost: boolean;
}

/** Dice that just fell. */
export function newDice(faces: readonly number[]): Die[] {
  return faces.map((face) => ({ face, plus: 0, hit: false, lost: false }));
}

/** Sorts at most a handful of dice in place, highest first; by insertion, for the order must be the same everywhere. */
export function highestFirst(dice: Die[]): Die[] {
  const n = dice.length;
  for (let i = 1; i < n; i++) {
    const die = dice[i];
    let later = i - 1;
    while (later >= 0 && dice[later].face < die.face) {
      dice[later + 1] = dice[later];
      later--;
    }
    dice[later + 1] = die;
  }
  return dice;
}

/** Dice of which each hits by itself that shows at least `need`. */
export function single(dice: readonly Die[], need: number): Die[] {
  return dice.map(({ face, plus }) => ({ face, plus, hit: face >= need, lost: false }));
}

/** How many of them hit. */
export function hittingDice(dice: readonly Die[]): number {
  let hits = 0;
  for (const die of dice) if (die.hit) hits++;
  return hits;
}

/** Dice that beat the die across, by one at least (attacker) or level (defender). */
export function paired(own: readonly Die[], other: readonly Die[], by: number): Die[] {
  return own.map(({ face, plus }, i) => {
    const isCompared = i < other.length;
    const hit = isCompared && face >= other[i].face + by;
    return { face, plus, hit, lost: isCompared && !hit };
  });
}
