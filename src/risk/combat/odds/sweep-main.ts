import type { Field } from "./ranks";
import type { RollChances } from "./rolls";

/** Steps of a sum besides its states. */
const CLASH = 12;

/** The main rank of all states with this sum; `to` are the rows of what comes behind it. Gives the steps that it took. */
export function clash(
  chances: RollChances,
  row: number[],
  to: readonly number[][],
  sum: number,
  { attacker, width }: Field,
): number {
  const most = attacker.units.length - 1;
  const lo = sum > most ? sum - most : 1;
  const hi = sum > width ? width - 1 : sum - 1;
  if (hi < lo) return CLASH / 2;
  if (lo < 2) againstOne(chances, row, to, sum);
  for (let own = sum - hi; own < 3; own++) fewAttackers(chances, row, to, sum, own);
  if (sum < 2) return CLASH;
  const behind = to[sum - 2];
  const pair = chances.two[3];
  const none = pair[0];
  const single = pair[1];
  const double = pair[2];
  const end = hi + 1;
  for (let i = lo > 2 ? lo - 1 : 1; i <= end; i++)
    behind[i - 1] = behind[i - 1] + none * row[i + 1] + single * row[i] + double * row[i - 1];
  return CLASH + 0.56 * (hi - lo);
}

/** The rolls against a single defender. */
function againstOne(chances: RollChances, row: number[], to: readonly number[][], sum: number): void {
  const chance = row[1];
  const own = sum - 1;
  if (own < 1) return;
  row[1] = 0;
  const single = chances.one[own < 3 ? own : 3];
  to[sum - 1][0] += chance * single[0];
  to[sum - 1][1] += chance * single[1];
}

/** The rolls of one attacker, or of two, against several defenders. */
function fewAttackers(
  chances: RollChances,
  row: number[],
  to: readonly number[][],
  sum: number,
  own: number,
): void {
  const other = sum - own;
  if (own < 1 || other < 2) return;
  const chance = row[other];
  row[other] = 0;
  const pair = chances.two[own];
  if (own < 2) {
    to[sum - 1][other - 1] += chance * pair[0];
    to[sum - 1][other] += chance * pair[1];
    return;
  }
  to[sum - 2][other - 2] += chance * pair[0];
  to[sum - 2][other - 1] += chance * pair[1];
  to[sum - 2][other] += chance * pair[2];
}
