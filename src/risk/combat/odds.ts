import { zeros } from "../../core/counts";

/**
 * Odds of attacks whose dice are compared pair by pair, ties to the defender: 1 to 3 dice against 1 or 2. Exact but for
 * the rounding of doubles.
 */

/** By dice of the attacker: the chances that a defender's single die costs the attacker nothing, and an army. */
const AGAINST_ONE: readonly (readonly number[])[] = [
  [0, 0],
  [15 / 36, 21 / 36],
  [125 / 216, 91 / 216],
  [855 / 1296, 441 / 1296],
];
/** By dice of the attacker: the chances that two dice of a defender cost the attacker nothing, one army, two. */
const AGAINST_TWO: readonly (readonly number[])[] = [
  [0, 0, 0],
  [55 / 216, 161 / 216, 0],
  [295 / 1296, 420 / 1296, 581 / 1296],
  [2890 / 7776, 2611 / 7776, 2275 / 7776],
];

/** Chances of a single roll, by dice of the attacker: that a defender's one die, or two, cost it no army, one, two. */
export interface RollChances {
  readonly one: readonly (readonly number[])[];
  readonly two: readonly (readonly number[])[];
}

/** Dice as they fall. */
const PLAIN: RollChances = { one: AGAINST_ONE, two: AGAINST_TWO };

/** How an attack can end that is rolled on with the most dice of both sides. */
export interface BattleOdds {
  /** The chance that the target is taken. */
  readonly chance: number;
  /** By the attacker's armies, those to move in among them: the chance that the target is taken with so many left. */
  readonly taken: readonly number[];
  /** By the defender's armies: the chance that so many are left where the attacker stops. */
  readonly held: readonly number[];
}

/**
 * All outcomes of `armies` in the source against `defenders`, rolled on until the target is taken or `until` armies (1 or
 * more) are left in the source; two lost at once can leave one less.
 */
export function battleOdds(
  armies: number,
  defenders: number,
  until: number,
  { one, two } = PLAIN,
): BattleOdds {
  const taken = zeros(armies + 1);
  let chance = 0;
  // Chances by defenders left, of the attacker's armies that are looked at, and of one and two less.
  let row = zeros(defenders + 1);
  let less = zeros(defenders + 1);
  let least = zeros(defenders + 1);
  row[defenders] = 1;
  let most = defenders;
  for (let a = armies; a > until; a--) {
    const dice = a > 3 ? 3 : a - 1;
    if (dice === 1) rollSingle(two[1], row, less, defenders);
    else rollPairs(two[dice], row, less, least, most);
    const [win, lose] = one[dice];
    taken[a] = row[0] + row[1] * win;
    less[1] += row[1] * lose;
    chance += taken[a];
    row[0] = 0;
    row[1] = 0;
    const cleared = row;
    row = less;
    less = least;
    least = cleared;
    most = most < defenders ? defenders : defenders - 1;
  }
  return { chance, taken, held: row.map((p, d) => p + less[d]) };
}

/** Rolls of one die against two: one side loses one army. */
function rollSingle(chances: readonly number[], row: number[], less: number[], defenders: number): void {
  const [win, lose] = chances;
  for (let d = defenders; d > 1; d--) {
    row[d - 1] += row[d] * win;
    less[d] += row[d] * lose;
  }
}

/**
 * Rolls of several dice against two: both sides together lose two armies, so of the defenders' numbers only every second
 * one from `most` down occurs. Leaves nothing of the row but what is not rolled here: one defender, or none.
 */
function rollPairs(
  chances: readonly number[],
  row: number[],
  less: number[],
  least: number[],
  most: number,
): void {
  const [none, one, two] = chances;
  let down = 0;
  let d = most;
  for (; d > 1; d -= 2) {
    const p = row[d] + down;
    row[d] = 0;
    down = p * none;
    less[d - 1] += p * one;
    least[d] += p * two;
  }
  if (d >= 0) row[d] += down;
}
