import type { RollBattle } from "./battle";
import type { RollChances } from "./rolls";

/** By armies in the source and defenders: the chance that the target is taken. The row of one army more follows from two. */
export interface ChanceTable {
  readonly battle: RollBattle;
  readonly rows: number[][];
}

export function startTable(battle: RollBattle): ChanceTable {
  return { battle, rows: [] };
}

/** Fills rows in for about so many pairs of armies and defenders; gives whether all are known. */
export function fillTable({ battle, rows }: ChanceTable, units: number): boolean {
  const { armies, defenders, until, rolls } = battle;
  for (let spent = 0; rows.length <= armies && spent < units; spent += defenders + 1) {
    const a = rows.length;
    rows[a] =
      a <= until
        ? heldRow(defenders)
        : takenRow(a > 3 ? 3 : a - 1, rolls, rows[a - 1], a > 1 ? rows[a - 2] : rows[a - 1], defenders);
  }
  return rows.length > armies;
}

/** The chances of an attacker who does not roll: the target is taken where nobody is in it. */
export function heldRow(defenders: number): number[] {
  const row = [1];
  for (let d = 1; d <= defenders; d++) row[d] = 0;
  return row;
}

/** By defenders: the chances of an attacker who rolls so many dice, from those with one army less and with two. */
export function takenRow(
  dice: number,
  { one, two }: RollChances,
  less: readonly number[],
  least: readonly number[],
  defenders: number,
): number[] {
  const row = [1, one[dice][0] + one[dice][1] * less[1]];
  const [none, single, double] = two[dice];
  for (let d = 2; d <= defenders; d++)
    row[d] =
      dice === 1
        ? none * row[d - 1] + single * less[d]
        : none * row[d - 2] + single * less[d - 1] + double * least[d];
  return row;
}
