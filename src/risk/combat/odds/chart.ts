import { PLAIN_ROLLS } from "./rolls";
import { heldRow, takenRow } from "./table";

/** The chart has so many armies in the source, and so many defenders. */
export const CHARTED = 120;
export const CHARTED_DEFENDERS = 80;

/**
 * By armies in the source, one of which stays, and defenders: the chance to take a territory where nothing helps either
 * side and both roll on with the most dice to the last army. Exact.
 */
export const CHART: readonly (readonly number[])[] = rowsUpTo(CHARTED, CHARTED_DEFENDERS);

function rowsUpTo(armies: number, defenders: number): number[][] {
  const rows = [heldRow(defenders), heldRow(defenders)];
  for (let n = 2; n <= armies; n++)
    rows[n] = takenRow(n > 3 ? 3 : n - 1, PLAIN_ROLLS, rows[n - 1], rows[n - 2], defenders);
  return rows;
}
