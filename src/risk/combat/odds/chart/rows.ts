import { PLAIN_ROLLS } from "../rolls";
import { heldRow, takenRow } from "../table";

/** The chart has so many defenders. */
export const CHARTED_DEFENDERS = 80;

/** The rows that are known of a chart, and those up to so many armies in the source. */
export function rowsUpTo(armies: number, known: readonly (readonly number[])[]): (readonly number[])[] {
  const rows = known.slice();
  for (let n = rows.length; n <= armies; n++)
    rows[n] =
      n < 2
        ? heldRow(CHARTED_DEFENDERS)
        : takenRow(n > 3 ? 3 : n - 1, PLAIN_ROLLS, rows[n - 1], rows[n - 2], CHARTED_DEFENDERS);
  return rows;
}
