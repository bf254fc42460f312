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

/** Fills rows in for about so many steps; gives whether all are known. */
export function fillTable({ battle, rows }: ChanceTable, steps: number): boolean {
  const { armies, defenders, until, rolls } = battle;
  for (let spent = 0; rows.length <= armies && spent < steps; spent += 10 + 0.78 * defenders) {
    const attackers = rows.length;
    rows[attackers] =
      attackers <= until
        ? heldRow(defenders)
        : takenRow(
            attackers > 3 ? 3 : attackers - 1,
            rolls,
            rows[attackers - 1],
            attackers > 1 ? rows[attackers - 2] : rows[attackers - 1],
            defenders,
          );
  }
  return rows.length > armies;
}

/** The chances of an attacker who does not roll: the target is taken where nobody is in it. */
export function heldRow(defenders: number): number[] {
  const row = [1];
  for (let defending = 1; defending <= defenders; defending++) row[defending] = 0;
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
  for (let defending = 2; defending <= defenders; defending++)
    row[defending] =
      dice === 1
        ? none * row[defending - 1] + single * less[defending]
        : none * row[defending - 2] + single * less[defending - 1] + double * least[defending];
  return row;
}
