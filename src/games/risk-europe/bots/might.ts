/** How units count where kingdoms are compared, by kind: in fits of who wins a game, which know these numbers. */
const MIGHT: readonly number[] = [1, 1.8, 2.5, 4];
/** The same for those in a castle. */
export const CASTLE_MIGHT = 1.4;

export function mightOf(units: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < MIGHT.length; k++) sum += units[k] * MIGHT[k];
  return sum;
}
