/** Chances of a single roll, by dice of the attacker: that a defender's one die, or two, cost it no army, one, two. */
export interface RollChances {
  readonly one: readonly (readonly number[])[];
  readonly two: readonly (readonly number[])[];
}

/** Dice as they fall, compared pair by pair, ties to the defender: 1 to 3 dice against 1 or 2. */
export const PLAIN_ROLLS: RollChances = {
  one: [
    [0, 0],
    [15 / 36, 21 / 36],
    [125 / 216, 91 / 216],
    [855 / 1296, 441 / 1296],
  ],
  two: [
    [0, 0, 0],
    [55 / 216, 161 / 216, 0],
    [295 / 1296, 420 / 1296, 581 / 1296],
    [2890 / 7776, 2611 / 7776, 2275 / 7776],
  ],
};
