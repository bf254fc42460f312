import { zeros } from "../../../core/counts";
import { PLAIN_ROLLS } from "./rolls";

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
  { one, two } = PLAIN_ROLLS,
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
